import { Feed } from 'feed';
import type { Blog } from '../../domain/blog.js';
import { descriptionOf } from '../../domain/to-article-view.js';

export const MAX_IN_FEED = 20;
/** Characters that XML does not allow in any form. */
const NO_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Ends a CDATA section; the library escapes only the first one in a text. */
const END_OF_CDATA = ']]>';

const LAST_CHANGE = /\s*<lastBuildDate>[^<]*<\/lastBuildDate>/;

interface FeedNames {
  title: string;
  description: string;
}

/** The articles as an RSS 2.0 feed. */
export function feedOf(blogs: Blog[], { title, description }: FeedNames, origin: string): string {
  const feed = new Feed({
    title: clean(title),
    description: clean(description),
    id: `${origin}/`,
    link: `${origin}/home-jobs-guide`,
    feedLinks: { rss: `${origin}/feed.xml` },
    language: 'en-CA',
    generator: false,
    updated: blogs.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), new Date(0)),
  });
  for (const blog of blogs) {
    const link = `${origin}/${blog.fileName}`;
    const category = blog.section ? [{ name: clean(blog.section) }] : [];
    feed.addItem({ title: clean(blog.title), id: link, link, description: clean(descriptionOf(blog)), date: blog.createdAt, category });
  }
  const rss = feed.rss2();
  // Without articles there is no day of the last change, and the library would write that of the request.
  return blogs.length > 0 ? rss : rss.replace(LAST_CHANGE, '');
}

const clean = (text: string) => text.replace(NO_CHARACTERS, '').replaceAll(END_OF_CDATA, ']] >');
