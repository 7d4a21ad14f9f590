import type { LinkingText } from '../../../platform/web/page-links.js';
import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import type { Article } from '../domain/article.js';
import type { Blog } from '../domain/blog.js';
import type { BlogRevision } from '../domain/blog-repository.js';

/** A version of an article, without its text. */
export interface RevisionSummary extends Omit<BlogRevision, 'key' | 'fields' | 'createdAt'> {
  title: string;
}

/** Filters for a list of articles; without any, all articles. */
export interface SomeArticles {
  /** At most this many of each section, the newest. */
  perSection?: number | undefined;
  /** Only articles in sections of these names, in lower case. */
  inSections?: readonly string[] | undefined;
  /** Without articles in these sections. */
  outside?: readonly string[] | undefined;
}

/** Reads of articles. */
export abstract class BlogQueries {
  /** All articles with their texts, newest first, in batches: together they may not fit into memory. */
  abstract each(): AsyncIterable<Blog[]>;

  /** Total size of their texts in bytes. */
  abstract textBytes(): Promise<number>;

  /** The latest ones, newest first. */
  abstract latest(most: number): Promise<Blog[]>;

  /** The fields of articles that lists show, newest first. */
  abstract articles(some?: SomeArticles): Promise<Article[]>;

  abstract find(fileName: string): Promise<Blog | undefined>;

  /** The present name of the article that had this name before; `undefined` if none had. */
  abstract movedTo(oldName: string): Promise<string | undefined>;

  /** Other articles in sections of these names, whatever their case, newest first. */
  abstract others(fileName: string, sections: string[], most: number): Promise<Pick<Blog, 'fileName' | 'title'>[]>;

  abstract count(): Promise<number>;

  /** Addresses and times of change, in the order of the articles' age. */
  abstract addresses(offset: number, limit: number): Promise<Pick<Blog, 'fileName' | 'updatedAt'>[]>;

  /** Versions of an article, newest first; the first one is the current one. */
  abstract revisions(fileName: string, range: PageRange): Promise<AdminList<RevisionSummary>>;

  /** @returns `undefined` where the article has no such version */
  abstract revision(fileName: string, version: number): Promise<BlogRevision | undefined>;

  /** Articles, and drafts of new articles or of changes, with a link to this page of the site. */
  abstract linkingTo(path: string): Promise<LinkingText[]>;

  /** Pictures of articles, and of their drafts and earlier texts, which may be restored. */
  abstract images(): Promise<string[]>;
}
