import { useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import { ended } from '../../lib/sentences.js';
import type { Place } from '../../lib/lazy-page.js';
import type { BusinessPage, ReadCall } from '../../lib/reads.js';
import { useRead } from '../../lib/use-read.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { Notice } from '../../ui/notice.js';
import { ReportForm } from './report-form.js';
import './report.css';

export const parameters = ['sent'];

export function reads({ parameters }: Place): ReadCall[] {
  return [{ name: 'business', args: { slug: parameters['slug'] ?? '' } }];
}

/** For reporting an error in a listing, or asking for its change or removal. */
export default function ReportPage() {
  const siteTitle = useSiteTitle();
  const { slug = '' } = useParams();
  const { data, error, retry } = useRead('business', { slug });
  const page = `/business/${encodeURIComponent(slug)}`;
  const path = `${page}/report`;
  if (data) return <Report key={slug} slug={slug} business={data} page={page} path={path} />;
  const isUnknown = error?.status === 404 || error?.status === 400;
  return (
    <div className="page page-narrow" aria-busy={!error || undefined}>
      {error && (
        <Head
          title={`Report a listing | ${siteTitle}`}
          description="Report a listing of the directory."
          path={path}
          noindex
          status={isUnknown ? 404 : 503}
        />
      )}
      <h1 className="visually-hidden">Report a listing</h1>
      {isUnknown && (
        <Notice drawing="not-found" title="This business is not in the directory">
          <p>There is nothing to report: its listing was taken down already.</p>
          <p>
            <Link className="button button-accent" to="/search">
              Search professionals
            </Link>
          </p>
        </Notice>
      )}
      {error && !isUnknown && <LoadFailed title="This business could not be loaded" retry={retry} />}
      {!error && (
        <p className="visually-hidden" role="status">
          Loading …
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
}

function Report({ slug, business: { title }, page, path }: ReportProps) {
  const siteTitle = useSiteTitle();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(false);
  const trail = [
    { name: title, to: page },
    { name: 'Report or remove', to: path },
  ];
  return (
    <div className="page page-narrow report-page">
      <Head
        title={`Report or remove ${title} | ${siteTitle}`}
        description={`Tell us what is wrong with the listing of ${title}, or ask for its removal.`}
        path={path}
        noindex
      />
      <Breadcrumb trail={trail} />
      <div className="page-title">
        <h1>Report or remove this listing</h1>
        <p>
          About <strong>{ended(title)}</strong> Somebody reads every report.
        </p>
      </div>
      {sent || query.has('sent') ? (
        <Thanks page={page} justSent={sent} />
      ) : (
        <ReportForm slug={slug} path={path} onSent={() => setSent(true)} />
      )}
    </div>
  );
}

/** @param justSent whether the form was sent just now: then the focus must move here from the form */
function Thanks({ page, justSent }: { page: string; justSent: boolean }) {
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (justSent) here.current!.focus();
  }, [justSent]);
  return (
    <section ref={here} className="card report-thanks" tabIndex={-1} aria-labelledby="report-thanks">
      <h2 id="report-thanks">Thank you. We have your report.</h2>
      <p>
        We look at it and correct the listing, or take it down, where that is right. If you left an e-mail address, we may write to you.
      </p>
      <p>
        <Link className="button" to={page}>
          Back to the business
        </Link>
      </p>
    </section>
  );
}
