import type { Blog } from '../domain/blog.js';

/** Reads of articles. */
export abstract class BlogQueries {
  /** Whole articles, newest first. */
  abstract all(): Promise<Blog[]>;

  /** Pictures that articles show. */
  abstract images(): Promise<string[]>;
}
