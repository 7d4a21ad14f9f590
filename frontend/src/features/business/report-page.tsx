import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import type { BusinessPage, ReadCall } from '../../lib/reads.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { retryFailed, useTexts } from '../../lib/use-texts.js';
import { useRead } from '../../lib/use-read.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { PageTitle } from '../../ui/page-title.js';
import { FORM_WORDS } from '../../ui/form/form-words.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { Notice } from '../../ui/notice.js';
import { ReportForm } from './report-form.js';
import './report.css';
import { useBusinessWords } from './use-business-words.js';
import { useWords } from '../../lib/use-words.js';
import { PAGE_WORDS } from '../../../../src/shared/words/page-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

export const parameters = ['sent'];

export function reads({ parameters }: PageLocation): ReadCall[] {
  return [{ name: 'business', args: { slug: parameters['slug'] ?? '' } }, { name: 'texts', args: { page: 'report' } }, FORM_WORDS];
}

/** The page for reporting an error in a listing, or requesting its change or removal. */
export default function ReportPage() {
  const siteTitle = useSiteTitle();
  const words = useBusinessWords();
  const { loading } = useWords('page-words', PAGE_WORDS);
  const { slug = '' } = useParams();
  const { data, error, retry } = useRead('business', { slug });
  const { texts, failed, retry: readTexts } = useTexts('report');
  const page = `/business/${encodeURIComponent(slug)}`;
  const path = `${page}/report`;
  if (!texts)
    return <TextsAwaited failed={failed} retry={retryFailed({ failed, retry: readTexts }, { failed: error !== undefined, retry })} />;
  if (data) return <Report key={slug} slug={slug} business={data} page={page} path={path} texts={texts} />;
  const isUnknown = error?.status === 404 || error?.status === 400;
  return (
    <div className="page page-narrow" aria-busy={!error || undefined}>
      {error && (
        <Head title={`${texts.title} | ${siteTitle}`} description={texts.unknownTitle} path={path} noindex status={isUnknown ? 404 : 503} />
      )}
      <h1 className="visually-hidden">{texts.title}</h1>
      {isUnknown && (
        <Notice drawing="not-found" title={texts.unknownTitle}>
          <p>{texts.unknownText}</p>
          <p>
            <Link className="button button-accent" to="/search">
              {texts.unknownButton}
            </Link>
          </p>
        </Notice>
      )}
      {error && !isUnknown && <LoadFailed title={words.failed} retry={retry} />}
      {!error && (
        <p className="visually-hidden" role="status">
          {loading}
        </p>
      )}
    </div>
  );
}

interface ReportProps {
  slug: string;
  business: BusinessPage;
  /** Path of the business's page, and of this one. */
  page: string;
  path: string;
  texts: PageTexts<'report'>;
}

function Report({ slug, business: { title }, page, path, texts }: ReportProps) {
  const siteTitle = useSiteTitle();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(false);
  const [before = '', ...rest] = texts.intro.split('{business}');
  const after = rest.join(title);
  const trail = [
    { name: title, to: page },
    { name: texts.crumb, to: path },
  ];
  return (
    <div className="page page-narrow report-page">
      <Head
        title={`${texts.headTitle.replace('{business}', () => title)} | ${siteTitle}`}
        description={fillTemplate(texts.description, { business: title })}
        path={path}
        noindex
      />
      <PageTitle trail={trail} title={texts.title}>
        {before}
        {rest.length > 0 && <strong>{title}</strong>}
        {title.endsWith('.') ? after.replace(/^\./, '') : after}
      </PageTitle>
      {sent || query.has('sent') ? (
        <Thanks page={page} texts={texts} justSent={sent} />
      ) : (
        <ReportForm slug={slug} path={path} texts={texts} onSent={() => setSent(true)} />
      )}
    </div>
  );
}

/** The confirmation. @param justSent whether the form was sent just now: then the focus must move here from the form */
function Thanks({ page, texts, justSent }: { page: string; texts: PageTexts<'report'>; justSent: boolean }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (justSent) section.current!.focus();
  }, [justSent]);
  return (
    <section ref={section} className="card report-thanks" tabIndex={-1} aria-labelledby="report-thanks">
      <h2 id="report-thanks">{texts.thanksTitle}</h2>
      {texts.thanksText.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <Link className="button" to={page}>
          {texts.back}
        </Link>
      </p>
    </section>
  );
}
