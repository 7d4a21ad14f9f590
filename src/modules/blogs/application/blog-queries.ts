import type { Article } from '../domain/article.js';
import type { Blog } from '../domain/blog.js';

/** Reads of articles. */
export abstract class BlogQueries {
  /** Whole articles, newest first. */
  abstract all(): Promise<Blog[]>;

  /** What lists show of them, newest first. */
  abstract articles(): Promise<Article[]>;

  /** Pictures that articles show. */
  abstract images(): Promise<string[]>;
}
