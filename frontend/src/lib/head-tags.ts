import { sharePictureOf } from '../../../src/shared/pictures/identity-pictures.js';
import { HEADS, type HeadKind, type HeadWords } from '../../../src/modules/content/domain/texts/pages/heads.js';
import { fillTemplate } from '../../../src/shared/text/fill-template.js';
import { SPECIFIED_NAME } from './site.js';

/** Title and description by the operator's templates, filled with what the page knows. */
type Templated = { [Kind in HeadKind]: { kind: Kind; words: HeadWords<Kind>; title?: undefined; description?: string } }[HeadKind];

/** Metadata of a page for browsers, search engines and link previews. */
export type PageHead = (Templated | { kind?: undefined; title: string; description: string }) & HeadFacts;

interface HeadFacts {
  keywords?: string;
  /** Path and query of the page's one true address. */
  path: string;
  /** Search engines are asked to leave it out; `follow`: but to go on from here. */
  noindex?: boolean | 'follow';
  /** HTTP status of the page when it is the first one of a visit; 200 unless something is missing or broken. */
  status?: number;
  /** The page's true address, where this one only leads to it; `status` is then a redirection. */
  location?: string;
  /** The picture beside a shared link, where the page has one of its own: a path of the site, or an address. */
  image?: string;
  /** Structured data, each with its own @type. */
  jsonLd?: object[];
}

/** What the head of every page says about the site. */
export interface HeadOfSite {
  /** Scheme and host. */
  origin: string;
  name: string;
  /** The picture beside shared links that its operator uploaded, if there is one. */
  picture?: string | undefined;
  /** The picture that the server draws for this page, where it does, and what it says. */
  card?: { path: string; alt: string } | undefined;
}

/** Paths of the pictures beside a shared link. */
export interface SharePictures {
  /** With the name that the product came with. */
  named: string;
  /** Without a name: for sites that have one of their own. */
  plain: string;
}

/** One element of the head. */
export type HeadTag =
  | ['title', Record<string, never>, string]
  | ['meta' | 'link', Record<string, string>]
  | ['script', { type: string }, string];

/** @param templates by their names, as far as they were read; the built-in ones stand in for the others */
export function headTags(
  head: PageHead,
  { origin, name: siteName, picture: own = '', card }: HeadOfSite,
  share: SharePictures,
  templates: object = {},
): HeadTag[] {
  const { keywords, path, noindex = false, status = 200, image = '', jsonLd = [] } = head;
  // What is missing or broken has no true address: an error page may stand at any.
  const isError = status >= 400;
  const { title, description } = wordsOf(head, siteName, templates);
  const address = origin + path;
  const picture = image.startsWith('https:')
    ? image
    : origin + (image || card?.path || (own && sharePictureOf(own)) || (siteName === SPECIFIED_NAME ? share.named : share.plain));
  const property = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}`, content }];
  const named = (name: string, content: string): HeadTag => ['meta', { name, content }];
  return [
    ['title', {}, title],
    named('description', description),
    ...(keywords ? [named('keywords', keywords)] : []),
    named('robots', noindex === 'follow' ? 'noindex, follow' : noindex || isError ? 'noindex' : 'index'),
    ...(isError ? [] : [['link', { rel: 'canonical', href: address }] satisfies HeadTag]),
    property('type', 'website'),
    property('site_name', siteName),
    property('locale', 'en_CA'),
    property('title', title),
    property('description', description),
    ...(isError ? [] : [property('url', address)]),
    property('image', picture),
    ...(image ? [] : [property('image:width', '1200'), property('image:height', '630')]),
    ...(card && !image ? [property('image:alt', card.alt)] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture),
    ...jsonLd.map((data): HeadTag => ['script', { type: 'application/ld+json' }, safeJson({ '@context': 'https://schema.org', ...data })]),
  ];
}

const lineOf = (text: string) => text.replace(/\s+/g, ' ').trim();

function wordsOf(head: PageHead, site: string, templates: object): { title: string; description: string } {
  if (head.kind === undefined) return head;
  const { kind, words, description } = head;
  const said = (name: string, standard: string) => {
    const template: unknown = (templates as Record<string, unknown>)[kind + name];
    return lineOf(fillTemplate(typeof template === 'string' && template ? template : standard, { ...words, site }));
  };
  return { title: said('Title', HEADS[kind].title), description: description || said('Description', HEADS[kind].description) };
}

/** JSON that stays inside the element that it is written into, whatever texts it holds. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
