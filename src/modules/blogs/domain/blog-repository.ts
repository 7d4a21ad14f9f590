import type { Blog, BlogFields } from './blog.js';

export type BlogChange = 'published' | 'updated' | 'restored' | 'deleted' | 'undeleted';

/** An article that changes its name keeps its key. */
export interface StoredBlog extends Blog {
  key: string;
}

/** How a state came about. */
export interface BlogCause {
  change: BlogChange;
  /** The version whose text it brought back, if that is how it came about. */
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

/** All methods take part in the running transaction. Each state that is written is kept for good. */
export abstract class BlogRepository {
  /** Locks the giving of names until the transaction ends: others that call this wait. To be called before names are read and one is given. */
  abstract lockNames(): Promise<void>;

  /** The names of articles that begin so. */
  abstract namesFrom(beginning: string): Promise<Set<string>>;

  /** The article, locked (FOR UPDATE) until the transaction ends. @throws BlogNotFound */
  abstract getForUpdate(fileName: string): Promise<StoredBlog>;

  /** A new article. If its name once led to another one, it does so no more. */
  abstract add(blog: Blog): Promise<void>;

  /** Writes a locked article. Its former names redirect to it as long as no other article takes them. */
  abstract save(blog: StoredBlog, cause: BlogCause, nameBefore: string): Promise<void>;

  /** Deletes a locked article with its former names. @param version of its last state */
  abstract remove(blog: StoredBlog, version: number, at: Date): Promise<void>;

  /** Puts a removed article back under its key, with the changes of it that were not published, and with its former names that no other article has taken. */
  abstract bringBack(blog: StoredBlog): Promise<void>;

  /** The state of an article that is there, `undefined` where it has no such version. */
  abstract revision(key: string, version: number): Promise<BlogRevision | undefined>;

  /** The last state of the article that was last deleted under this name. */
  abstract lastDeleted(fileName: string): Promise<BlogRevision | undefined>;
}
