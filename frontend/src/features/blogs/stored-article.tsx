import { tradeOf } from '../../lib/section-trade.js';
import { dateText } from '../../lib/words.js';
import { ArticleClosing, ArticleHero } from '../../ui/guide/article.js';
import type { StoredBlog } from './stored-blogs.js';

/** An article stored in this browser only. Its text was not sanitised, so it is shown as plain text. */
export function StoredArticle({ blog: { title, topic, section, createdAt, content } }: { blog: StoredBlog }) {
  const industry = tradeOf(section);
  return (
    <>
      <ArticleHero title={title} subtitle={topic === title ? '' : topic} heroImage="" industry={industry} time="" cost="" difficulty="" />
      <section>
        <p className="article-plain">{content || 'The text of this article is not kept in this browser.'}</p>
      </section>
      <ArticleClosing industry={industry} />
      <footer className="guide-end">
        <p>Kept in this browser alone{createdAt && `, since ${dateText(createdAt)}`}. It is not published on this site.</p>
      </footer>
    </>
  );
}
