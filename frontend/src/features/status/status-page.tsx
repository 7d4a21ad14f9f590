import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import type { OwnSubmission, ReadCall } from '../../lib/reads.js';
import { useRead } from '../../lib/use-read.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { FORM_WORDS } from '../../ui/form/form-words.js';
import { Notice } from '../../ui/notice.js';
import { OwnPage } from './own-page.js';
import './status.css';
import { useWords } from '../../lib/use-words.js';
import { PAGE_WORDS } from '../../../../src/shared/words/page-words.js';

export function reads({ parameters }: PageLocation): ReadCall[] {
  return [
    { name: 'ownSubmission', args: { token: parameters['token'] ?? '' } },
    { name: 'texts', args: { page: 'status' } },
    { name: 'texts', args: { page: 'business-fields' } },
    FORM_WORDS,
  ];
}

/** The status of a submission, for its owner; the link is the only credential. */
export default function StatusPage() {
  const { loading } = useWords('page-words', PAGE_WORDS);
  const { token = '' } = useParams();
  const { data, error, retry } = useRead('ownSubmission', { token });
  // Keep the last data when a later read fails, because forms on the page may contain typed text.
  const last = useRef<{ token: string; data: OwnSubmission }>(undefined);
  if (data) last.current = { token, data };
  const shown = data ?? (error?.status !== 404 && last.current?.token === token ? last.current.data : undefined);
  const { texts, failed, retry: readTexts } = useTexts('status');
  const fields = useTexts('business-fields');
  const path = `/status/${encodeURIComponent(token)}`;
  if (shown && texts && fields.texts)
    return <OwnPage key={token} token={token} read={shown} readAgain={retry} path={path} texts={texts} asked={fields.texts} />;
  const isUnknown = error?.status === 404;
  if (isUnknown && texts) return <Unknown path={path} texts={texts} />;
  if ((error && !isUnknown) || failed || fields.failed)
    return (
      <Failed
        path={path}
        title={texts?.notLoaded}
        text={texts?.notLoadedText}
        retry={error && !isUnknown ? retry : failed ? readTexts : fields.retry}
      />
    );
  return (
    <div className="page page-narrow" aria-busy="true">
      <p className="visually-hidden" role="status">
        {loading}
      </p>
      <div className="card skeleton status-skeleton">
        <span className="skeleton-title" />
        <span style={{ width: '80%' }} />
        <span style={{ width: '60%' }} />
      </div>
    </div>
  );
}

function Unknown({ path, texts }: { path: string; texts: PageTexts<'status'> }) {
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head title={`${texts.unknownHead} | ${siteTitle}`} description={texts.unknownTitle} path={path} noindex status={404} />
      <h1 className="visually-hidden">{texts.unknownHead}</h1>
      <Notice drawing="not-found" title={texts.unknownTitle}>
        <p>{texts.unknownText}</p>
        <p>{texts.unknownCure}</p>
        <p className="button-row">
          <Link className="button button-accent" to="/about">
            {texts.unknownAsk}
          </Link>
          <Link className="button" to="/">
            {texts.unknownHome}
          </Link>
        </p>
      </Notice>
    </div>
  );
}

/** The error state; with the page's own texts if they were loaded. */
function Failed({ path, title, text, retry }: { path: string; title: string | undefined; text: string | undefined; retry: () => void }) {
  const words = useWords('page-words', PAGE_WORDS);
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head title={`${words.pleaseTryAgain} | ${siteTitle}`} description={words.notLoaded} path={path} noindex status={503} />
      <h1 className="visually-hidden">{words.pleaseTryAgain}</h1>
      <LoadFailed title={title ?? words.notLoaded} text={text} retry={retry} />
    </div>
  );
}
