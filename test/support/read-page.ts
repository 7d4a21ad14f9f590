import type { TestApp } from './app.js';
import { send } from './http.js';

/** A page as the server sends it. */
export interface PageAsSent {
  status: number;
  html: string;
  title: string | undefined;
  canonical: string | undefined;
  /** The names on the cards, in order. */
  names: string[];
  /** The content of the meta tag with this name or property. */
  meta: (name: string) => string | undefined;
  /** The text of the first match of the pattern's first group, without tags. */
  wordsOf: (element: RegExp) => string | undefined;
  structuredData: () => Record<string, unknown>[];
}

/** Requests a page without a browser. */
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
