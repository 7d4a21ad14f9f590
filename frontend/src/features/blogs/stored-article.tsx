import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { tradeOf } from '../../lib/section-trade.js';
import { dateText } from '../../lib/words.js';
import { ArticleClosing, ArticleHero } from '../../ui/guide/article.js';
import type { StoredBlog } from './stored-blogs.js';

/** An article stored in this browser only. Its text was not sanitised, so it is shown as plain text. */
export function StoredArticle({ blog, texts }: { blog: StoredBlog; texts: PageTexts<'guide-words'> }) {
  const { title, topic, section, createdAt, content } = blog;
  const industry = tradeOf(section);
  return (
    <>
      <ArticleHero
        title={title}
        subtitle={topic === title ? '' : topic}
        heroImage=""
        industry={industry}
        time=""
        cost=""
        difficulty=""
        texts={texts}
      />
      <section>
        <p className="article-plain">{content || 'The text of this article is not kept in this browser.'}</p>
      </section>
      <ArticleClosing industry={industry} texts={texts} />
      <footer className="guide-end">
        <p>Kept in this browser alone{createdAt && `, since ${dateText(createdAt)}`}. It is not published on this site.</p>
      </footer>
    </>
  );
}
