import type { Blog, BlogFields } from './blog.js';

export type BlogChange = 'published' | 'updated' | 'restored' | 'deleted' | 'undeleted';

/** An article that changes its name keeps its key. */
export interface StoredBlog extends Blog {
  key: string;
}

/** The cause of a version. */
export interface BlogCause {
  change: BlogChange;
  /** The version whose text was restored, if it was. */
  restoredFrom: number | null;
}

/** A version of an article. */
export interface BlogRevision extends BlogCause {
  key: string;
  version: number;
  fileName: string;
  fields: BlogFields;
  /** When the article was written. */
  createdAt: Date;
  savedAt: Date;
}

/** All methods take part in the running transaction. Each version is stored for good. */
export abstract class BlogRepository {
  /** Locks the assignment of names until the transaction ends: other callers wait. Call it before names are read and one is assigned. */
  abstract lockNames(): Promise<void>;

  /** The names of articles that begin with this text. */
  abstract namesFrom(beginning: string): Promise<Set<string>>;

  /** The article, locked (FOR UPDATE) until the transaction ends. @throws BlogNotFound */
  abstract getForUpdate(fileName: string): Promise<StoredBlog>;

  /** Adds a new article. A redirect from its name to another article is removed. */
  abstract add(blog: Blog): Promise<void>;

  /** Writes a locked article. Its former names redirect to it as long as no other article takes them. */
  abstract save(blog: StoredBlog, cause: BlogCause, nameBefore: string): Promise<void>;

  /** Deletes a locked article with its former names. @param version of its last revision */
  abstract remove(blog: StoredBlog, version: number, at: Date): Promise<void>;

  /** Restores a removed article under its key, with its unpublished changes, and with its former names that no other article has taken. */
  abstract bringBack(blog: StoredBlog): Promise<void>;

  /** A version of an existing article; `undefined` if there is no such version. */
  abstract revision(key: string, version: number): Promise<BlogRevision | undefined>;

  /** The last version of the deleted article that had this name at the end; if there are several, of the one that was deleted last. */
  abstract lastDeleted(fileName: string): Promise<BlogRevision | undefined>;
}
