import type { TestApp } from './app.js';
import { send } from './http.js';

/** A page as a browser without scripts gets it. */
export interface PageAsSent {
  status: number;
  html: string;
  title: string | undefined;
  canonical: string | undefined;
  /** The names on the cards, in their order. */
  names: string[];
  /** What the meta tag of this name, or property, says. */
  meta: (name: string) => string | undefined;
  /** The words in the pattern's first group, where it fits first; tags among them are left out. */
  wordsOf: (element: RegExp) => string | undefined;
  structuredData: () => Record<string, unknown>[];
}

/** Asks for a page, and does no more with it: no browser is needed to see what the server sends. */
export async function readPage(app: Pick<TestApp, 'url'>, path: string): Promise<PageAsSent> {
  const { status, text: html } = await send(app, path);
  const found = (pattern: RegExp) => {
    const [, inner] = pattern.exec(html) ?? [];
    return inner === undefined ? undefined : wordsOf(inner);
  };
  return {
    status,
    html,
    title: found(/<title>(.*?)<\/title>/s),
    canonical: found(/<link rel="canonical" href="(.*?)"/),
    names: [...html.matchAll(/<article\b.*?<h3>(.*?)<\/h3>/gs)].map(([, name]) => wordsOf(name!)),
    meta: (name) => found(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`)),
    wordsOf: found,
    structuredData: () =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json]) => JSON.parse(json!) as Record<string, unknown>,
      ),
  };
}

function wordsOf(html: string): string {
  const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
