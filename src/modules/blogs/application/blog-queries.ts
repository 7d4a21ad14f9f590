import type { LinkingText } from '../../../platform/web/page-links.js';
import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import type { Article } from '../domain/article.js';
import type { Blog } from '../domain/blog.js';
import type { BlogRevision } from '../domain/blog-repository.js';

/** A version of an article, without its text. */
export interface RevisionSummary extends Omit<BlogRevision, 'key' | 'fields' | 'createdAt'> {
  title: string;
}

/** Which articles a list has: all, unless something is said here. */
export interface SomeArticles {
  /** At most so many of each section, the newest. */
  perSection?: number | undefined;
  /** Those in sections of these names, in small letters. */
  inSections?: readonly string[] | undefined;
  /** Those in none of these. */
  outside?: readonly string[] | undefined;
}

/** Reads of articles. */
export abstract class BlogQueries {
  /** All of them, whole, newest first, a few at a time: together they may be larger than the process. */
  abstract each(): AsyncIterable<Blog[]>;

  /** How many bytes their texts have. */
  abstract textBytes(): Promise<number>;

  /** The latest ones, newest first. */
  abstract latest(most: number): Promise<Blog[]>;

  /** What lists show of them, newest first. */
  abstract articles(some?: SomeArticles): Promise<Article[]>;

  abstract find(fileName: string): Promise<Blog | undefined>;

  /** The present name of the article that once had this one; `undefined` where none did. */
  abstract movedTo(oldName: string): Promise<string | undefined>;

  /** Others in sections of these names, whatever their case, newest first. */
  abstract others(fileName: string, sections: string[], most: number): Promise<Pick<Blog, 'fileName' | 'title'>[]>;

  abstract count(): Promise<number>;

  /** Addresses and times of change, in the order of the articles' age. */
  abstract addresses(offset: number, limit: number): Promise<Pick<Blog, 'fileName' | 'updatedAt'>[]>;

  /** Versions of an article, newest first; the first one is the current one. */
  abstract revisions(fileName: string, range: PageRange): Promise<AdminList<RevisionSummary>>;

  /** @returns `undefined` where the article has no such version */
  abstract revision(fileName: string, version: number): Promise<BlogRevision | undefined>;

  /** Articles, and drafts of new ones or of changes, that lead to this page of the site. */
  abstract linkingTo(path: string): Promise<LinkingText[]>;

  /** Pictures that articles show, or that their drafts and earlier texts would show again. */
  abstract images(): Promise<string[]>;
}
