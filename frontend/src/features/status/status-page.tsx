import { Link, useParams } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Place } from '../../lib/lazy-page.js';
import type { ReadCall } from '../../lib/reads.js';
import { useRead } from '../../lib/use-read.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { Notice } from '../../ui/notice.js';
import { OwnPage } from './own-page.js';
import './status.css';

export function reads({ parameters }: Place): ReadCall[] {
  return [
    { name: 'ownSubmission', args: { token: parameters['token'] ?? '' } },
    { name: 'texts', args: { page: 'status' } },
    { name: 'texts', args: { page: 'business-fields' } },
  ];
}

/** The status of a submission, for its owner; the link is the only credential. */
export default function StatusPage() {
  const { token = '' } = useParams();
  const { data, error, retry } = useRead('ownSubmission', { token });
  const { texts, failed, retry: readTexts } = useTexts('status');
  const fields = useTexts('business-fields');
  const path = `/status/${encodeURIComponent(token)}`;
  if (data && texts && fields.texts)
    return <OwnPage key={token} token={token} read={data} readAgain={retry} path={path} texts={texts} asked={fields.texts} />;
  if (error?.status === 404) return <Unknown path={path} />;
  if (error || failed || fields.failed) return <Failed path={path} retry={error ? retry : failed ? readTexts : fields.retry} />;
  return (
    <div className="page page-narrow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading …
      </p>
      <div className="card skeleton status-skeleton">
        <span className="skeleton-title" />
        <span style={{ width: '80%' }} />
        <span style={{ width: '60%' }} />
      </div>
    </div>
  );
}

function Unknown({ path }: { path: string }) {
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head title={`Link not found | ${siteTitle}`} description="This link leads to no submission." path={path} noindex status={404} />
      <h1 className="visually-hidden">Link not found</h1>
      <Notice drawing="not-found" title="This link leads to no submission">
        <p>
          A part of it may be missing. You got the whole link on the page that you saw after you sent the form, and by e-mail if we could
          write to you.
        </p>
        <p>Open it from there, or copy all of it: it is long.</p>
        <p className="button-row">
          <Link className="button button-accent" to="/about">
            Ask us for help
          </Link>
          <Link className="button" to="/">
            Go to the homepage
          </Link>
        </p>
      </Notice>
    </div>
  );
}

function Failed({ path, retry }: { path: string; retry: () => void }) {
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head title={`Please try again | ${siteTitle}`} description="This page could not be loaded." path={path} noindex status={503} />
      <h1 className="visually-hidden">Please try again</h1>
      <LoadFailed
        title="Your submission could not be loaded"
        text="Nothing is lost. The trouble is on our side, and should pass in a moment."
        retry={retry}
      />
    </div>
  );
}
