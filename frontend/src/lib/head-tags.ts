import { sharePictureOf } from '../../../src/shared/pictures/identity-pictures.js';
import { HEADS, type HeadKind, type HeadWords } from '../../../src/modules/content/domain/texts/pages/heads.js';
import { fillTemplate } from '../../../src/shared/text/fill-template.js';
import { SPECIFIED_NAME } from './site.js';

/** Title and description from the operator's templates, filled with the page's words. */
type Templated = { [Kind in HeadKind]: { kind: Kind; words: HeadWords<Kind>; title?: undefined; description?: string } }[HeadKind];

/** Metadata of a page for browsers, search engines and link previews. */
export type PageHead = (Templated | { kind?: undefined; title: string; description: string }) & HeadFacts;

interface HeadFacts {
  keywords?: string;
  /** Path and query of the page's canonical address. */
  path: string;
  /** Excludes the page from search engines; `follow`: they may still follow its links. */
  noindex?: boolean | 'follow';
  /** HTTP status when the server renders the page; 200 unless something is missing or failed. */
  status?: number;
  /** The target of a redirect; `status` is then a redirection. */
  location?: string;
  /** The page's own picture for link previews: a path of this site, or a full URL. */
  image?: string;
  /** Structured data, each with its own @type. */
  jsonLd?: object[];
}

/** The site's data in the head of every page. */
export interface HeadOfSite {
  /** Scheme and host. */
  origin: string;
  name: string;
  /** The picture for link previews that the operator uploaded, if there is one. */
  picture?: string | undefined;
  /** The share card that the server draws for this page, if any, with its alternative text. */
  card?: { path: string; alt: string } | undefined;
}

/** Paths of the built-in pictures for link previews. */
export interface SharePictures {
  /** With the product's default name. */
  named: string;
  /** Without a name, for sites with a name of their own. */
  plain: string;
}

/** One element of the head. */
export type HeadTag =
  | ['title', Record<string, never>, string]
  | ['meta' | 'link', Record<string, string>]
  | ['script', { type: string }, string];

/** The elements of the head. @param templates the operator's templates by name; the built-in ones are the fallback */
export function headTags(
  head: PageHead,
  { origin, name: siteName, picture: own = '', card }: HeadOfSite,
  share: SharePictures,
  templates: object = {},
): HeadTag[] {
  const { keywords, path, noindex = false, status = 200, image = '', jsonLd = [] } = head;
  // An error page has no canonical address, because it may appear at any address.
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
  const headText = (name: string, standard: string) => {
    const template: unknown = (templates as Record<string, unknown>)[kind + name];
    return lineOf(fillTemplate(typeof template === 'string' && template ? template : standard, { ...words, site }));
  };
  return { title: headText('Title', HEADS[kind].title), description: description || headText('Description', HEADS[kind].description) };
}

/** JSON that is safe inside an HTML element, whatever texts it contains. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
