import type { Article } from '../domain/article.js';
import type { ArticlesWanted } from './read-articles.js';
import type { ArticleMoved, ArticleView } from '../domain/article-view.js';

/** What pages read of this module. */
declare module '../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    articles: { args: ArticlesWanted; data: Article[] };
    blog: { args: { fileName: string }; data: ArticleView | ArticleMoved };
  }
}
