import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { PageModule } from '../../lib/lazy-page.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { ArticleView } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { SECTION_NAMES } from '../../../../src/shared/guide/section-names.js';
import { retryFailed, useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { Article } from '../../ui/guide/article.js';
import { Icon } from '../../ui/icon.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { StoredArticle } from './stored-article.js';
import { type StoredBlog, storedBlog } from './stored-blogs.js';
import { useWords } from '../../lib/use-words.js';
import { PAGE_WORDS } from '../../../../src/shared/words/page-words.js';
import { NOT_FOUND_WORDS } from '../../../../src/shared/words/not-found-words.js';
import { ARTICLE_WORDS } from '../../../../src/shared/words/article-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { MOVED_WORDS } from '../../../../src/shared/words/moved-words.js';

/** The format of article addresses; case does not matter. Other paths cannot be articles, so no read is sent. */
const FILE_NAME = /^[a-z0-9-]+$/i;

const HUB = '/home-jobs-guide';
/** The path of a trade's section. */
const SECTIONS = Object.fromEntries(Object.entries(SECTION_NAMES).map(([id, { trade }]) => [trade, `/section/${id}`]));

/** The page for all addresses without another page: an article, if there is one. @param NotFound shown otherwise */
export function articlePage(NotFound: ComponentType): PageModule {
  return {
    default: function ArticlePage() {
      const { fileName = '' } = useParams();
      return FILE_NAME.test(fileName) ? (
        <RequestedArticle key={fileName} fileName={fileName} NotFound={NotFound} />
      ) : (
        <Missing key={fileName} fileName={fileName} NotFound={NotFound} />
      );
    },
    reads: ({ parameters: { fileName = '' } }) =>
      FILE_NAME.test(fileName)
        ? [
            { name: 'blog', args: { fileName } },
            { name: 'texts', args: { page: 'guide-words' } },
          ]
        : [],
  };
}

interface ArticleAddress {
  fileName: string;
  NotFound: ComponentType;
}

function RequestedArticle({ fileName, NotFound }: ArticleAddress) {
  const words = useWords('page-words', ARTICLE_WORDS);
  const { loading } = useWords('page-words', PAGE_WORDS);
  const { data, error, retry } = useRead('blog', { fileName });
  const { texts, failed, retry: readTexts } = useTexts('guide-words');
  // Either the server reported a failed read, or the browser's request failed.
  const [failedBefore] = useState(error !== undefined);
  if (data && 'movedTo' in data) return <Moved from={fileName} to={data.movedTo} />;
  if (data && texts) return <Known article={data} texts={texts} />;
  if (error && error.status < 500 && error.status > 0) return <Missing fileName={fileName} NotFound={NotFound} />;
  const again = retryFailed({ failed: error !== undefined, retry }, { failed, retry: readTexts });
  if (error) return <Failed title={failedBefore ? words.articleFailed : words.articleMissing} path={`/${fileName}`} retry={again} />;
  if (failed) return <TextsAwaited failed retry={again} />;
  return (
    <div className="page guide" aria-busy="true">
      <p className="visually-hidden" role="status">
        {loading}
      </p>
      <div className="skeleton article-skeleton">
        <span className="skeleton-title" />
        <span style={{ width: '60%' }} />
        <span className="picture" />
        <span />
        <span style={{ width: '80%' }} />
      </div>
    </div>
  );
}

function Known({ article, texts }: { article: ArticleView; texts: PageTexts<'guide-words'> }) {
  const { fileName, title, section, seo, heroImage, industry, createdAt, modifiedAt } = article;
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const siteTitle = useSiteTitle();
  const path = `/${fileName}`;
  const home = SECTIONS[industry ?? ''];
  const trail = [{ name: texts.hub, to: HUB }, ...(home ? [{ name: section, to: home }] : []), { name: title, to: path }];
  const publisher = { '@type': 'Organization', name: siteTitle, url: `${origin}/` };
  return (
    <article className="page guide article">
      <Head
        kind="article"
        words={{ article: seo.title, about: seo.description }}
        keywords={seo.keywords.join(', ')}
        path={path}
        image={heroImage}
        jsonLd={[
          breadcrumbData(trail, origin),
          {
            '@type': 'Article',
            headline: title,
            description: seo.description,
            ...(heroImage ? { image: new URL(heroImage, origin).href } : {}),
            datePublished: createdAt,
            dateModified: modifiedAt,
            inLanguage: 'en-CA',
            mainEntityOfPage: origin + path,
            publisher,
          },
        ]}
      />
      <Breadcrumb trail={trail} />
      <Back />
      <Article article={article} texts={texts} />
    </article>
  );
}

/** The article does not exist on the server. One stored in this browser is shown after hydration, because the server cannot render it. */
function Missing({ fileName, NotFound }: ArticleAddress) {
  const [stored, setStored] = useState<StoredBlog>();
  useEffect(() => setStored(storedBlog(fileName)), [fileName]);
  return stored ? <Stored fileName={fileName} blog={stored} /> : <NotFound />;
}

function Stored({ fileName, blog }: { fileName: string; blog: StoredBlog }) {
  const { texts, failed, retry } = useTexts('guide-words');
  const { title } = blog;
  const siteTitle = useSiteTitle();
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  return (
    <article className="page guide article">
      <Head title={`${title} | ${siteTitle}`} description={fillTemplate(texts.stored, { article: title })} path={`/${fileName}`} noindex />
      <Back />
      <StoredArticle blog={blog} texts={texts} />
    </article>
  );
}

/** The article has a new address: the server redirects, and so does navigation in the browser. */
function Moved({ from, to }: { from: string; to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  const words = useWords('page-words', MOVED_WORDS);
  return <Head title={words.moved} description={words.movedText} path={`/${from}`} noindex status={301} location={to} />;
}

function Failed({ title, path, retry }: { title: string; path: string; retry: () => void }) {
  const words = useWords('page-words', ARTICLE_WORDS);
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head title={`${title} | ${siteTitle}`} description={words.articleFailedHead} path={path} noindex status={503} />
      <h1 className="visually-hidden">{title}</h1>
      <LoadFailed title={title} text={words.articleFailedText} retry={retry} />
      <p className="article-back">
        <Back />
      </p>
    </div>
  );
}

function Back() {
  const { texts } = useTexts('guide-words');
  return (
    <Link className="guide-back" to={HUB}>
      <Icon name="chevron-left" /> {texts?.back ?? NOT_FOUND_WORDS.articleBack}
    </Link>
  );
}
