import { isEqual } from 'es-toolkit/predicate';
import { InvalidValues } from '../../../shared/domain-error.js';
import { HOME_GUIDE } from '../../../shared/guide/section-names.js';
import type { Blog, BlogFields, BlogSeo } from './blog.js';
import { isFileName } from './is-file-name.js';

/** The required and the optional fields of a new article. */
export type NewBlog = Pick<BlogFields, 'topic' | 'content'> & Partial<BlogFields>;

/** Changes of an article; absent fields stay. */
export type BlogChanges = Partial<BlogFields> & { fileName?: string };

/** A new article. `title` defaults to the topic and `section` to the guide's own; an empty section stays empty. */
export function newBlog(input: NewBlog, fileName: string, now: Date): Blog {
  const { title, ...given } = defined(input);
  const defaults = { section: HOME_GUIDE, keywords: [], subtitle: '', heroImage: '', time: '', cost: '', difficulty: '', seoData: {} };
  const blog = { ...defaults, ...given, title: title || given.topic, fileName, createdAt: now, updatedAt: now, version: 1 };
  return { ...blog, seoData: stamped(blog.seoData, now) };
}

/**
 * The article with these changes.
 * @returns `undefined` when they change nothing
 * @throws InvalidValues for a new name that no address can have
 */
export function changedBlog<B extends Blog>(blog: B, changes: BlogChanges, now: Date): B | undefined {
  const given = defined(changes);
  const next = { ...blog, ...given, title: (given.title ?? blog.title) || (given.topic ?? blog.topic) };
  refuseBadName(next.fileName, blog.fileName);
  const before = { ...blog, seoData: unstamped(blog.seoData) };
  if (isEqual(before, { ...next, seoData: unstamped(next.seoData) })) return undefined;
  return { ...next, seoData: stamped(next.seoData, now), updatedAt: now, version: blog.version + 1 };
}

/** @throws InvalidValues for a new name that no address can have; the present one is always accepted */
export function refuseBadName(fileName: string, present: string): void {
  if (fileName === present || isFileName(fileName)) return;
  throw new InvalidValues([
    { field: 'blog.fileName', message: 'must be words of small letters and digits with single dashes between them, at most 80 characters' },
  ]);
}

/** The fields that an author writes, without the metadata of an article. */
export function fieldsOf({
  title,
  topic,
  section,
  content,
  keywords,
  subtitle,
  heroImage,
  time,
  cost,
  difficulty,
  seoData,
}: BlogFields): BlogFields {
  return { title, topic, section, content, keywords, subtitle, heroImage, time, cost, difficulty, seoData };
}

const unstamped = ({ modifiedTime: _written, ...seo }: BlogSeo): BlogSeo => defined(seo);
const stamped = (seo: BlogSeo, now: Date): BlogSeo => ({ ...unstamped(seo), modifiedTime: now.toISOString() });

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
