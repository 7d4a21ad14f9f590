import { createContext, useContext, useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { Site } from './site.js';

/** What a page says about itself to browsers, search engines and whoever previews a link. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Path and query of the page's one true address. */
  path: string;
  noindex?: boolean;
  /** HTTP status of the page when it is the first one of a visit; 200 unless something is missing or broken. */
  status?: number;
  /** Structured data, each with its own @type. */
  jsonLd?: object[];
}

/** One element of the head. */
export type HeadTag = ['title', Record<string, never>, string] | ['meta' | 'link', Record<string, string>] | ['script', { type: string }, string];

export function headTags({ title, description, keywords, path, noindex = false, jsonLd = [] }: PageHead, origin: string): HeadTag[] {
  const address = origin + path;
  const property = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}`, content }];
  const named = (name: string, content: string): HeadTag => ['meta', { name, content }];
  return [
    ['title', {}, title],
    named('description', description),
    ...(keywords ? [named('keywords', keywords)] : []),
    named('robots', noindex ? 'noindex' : 'index'),
    ['link', { rel: 'canonical', href: address }],
    property('type', 'website'),
    property('site_name', 'Homewright'),
    property('locale', 'en_CA'),
    property('title', title),
    property('description', description),
    property('url', address),
    named('twitter:card', 'summary'),
    ...jsonLd.map((data): HeadTag => ['script', { type: 'application/ld+json' }, safeJson({ '@context': 'https://schema.org', ...data })]),
  ];
}

/** JSON that stays inside the element that it is written into, whatever texts it holds. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Where the server's rendering finds what the page said. */
export const HeadSink = createContext<{ head?: PageHead } | undefined>(undefined);

/** Says it: on the server into the sink, in the browser into the document. */
export function Head(head: PageHead) {
  const sink = useContext(HeadSink);
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  if (sink) sink.head = head;
  const key = JSON.stringify(head);
  useEffect(() => apply(headTags(JSON.parse(key) as PageHead, origin)), [key, origin]);
  return null;
}

function apply(tags: HeadTag[]): void {
  const elements = tags.map(([name, attributes, content]) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    if (content !== undefined) element.textContent = content;
    return element;
  });
  const written = elements.map(({ outerHTML }) => outerHTML).join();
  const present = [...document.head.querySelectorAll('title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], script[type="application/ld+json"]')];
  if (present.map(({ outerHTML }) => outerHTML).join() === written) return;
  for (const element of present) element.remove();
  document.head.append(...elements);
}
