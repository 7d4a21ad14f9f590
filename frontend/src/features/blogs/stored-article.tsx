import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { tradeOf } from '../../lib/section-trade.js';
import { dateText } from '../../lib/words.js';
import { ArticleClosing, ArticleHero } from '../../ui/guide/article.js';
import type { StoredBlog } from './stored-blogs.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

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
        <p className="article-plain">{content || texts.storedEmpty}</p>
      </section>
      <ArticleClosing industry={industry} texts={texts} />
      <footer className="guide-end">
        <p>{fillTemplate(texts.storedNote, { date: createdAt && dateText(createdAt) })}</p>
      </footer>
    </>
  );
}
