import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Place } from '../../lib/lazy-page.js';
import type { ContactChange, ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Notice } from '../../ui/notice.js';

export function reads({ parameters }: Place): ReadCall[] {
  return [{ name: 'contactChange', args: { token: parameters['token'] ?? '' } }];
}

const NAMES: Record<string, string> = { phone: 'Phone', email: 'E-mail', website: 'Website' };

/** For a notified business: somebody asked to change its contact details. */
export default function ObjectionPage() {
  const { token = '' } = useParams();
  const siteTitle = useSiteTitle();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  const { data, error } = useRead('contactChange', { token });
  // The server has read it before: only an address that the router cannot read has no answer.
  if (!data && !error) return null;
  const status = data ? 200 : error?.status === 404 ? 404 : 503;
  return (
    <div className="page page-narrow">
      {/* Without the link itself: it is a key. */}
      <Head
        title={`A change of your listing | ${siteTitle}`}
        description="Somebody asked us to change how a business is reached."
        path="/renew-business"
        noindex
        status={status}
      />
      <h1 className="visually-hidden">A change of your listing</h1>
      {refused !== undefined && data && (
        <p className="note" role="alert">
          {refused}
        </p>
      )}
      {data ? <Change change={data} /> : <Nothing isUnknown={status === 404} />}
    </div>
  );
}

function Change({ change: { title, changes, state, listing } }: { change: ContactChange }) {
  const report = listing && <Onward href={`/business/${encodeURIComponent(listing.slug)}/report`}>Report the listing</Onward>;
  switch (state) {
    case 'waiting':
      return (
        <Notice drawing="home-services" title={`Somebody asked us to change how ${title} is reached`}>
          <Changes of={changes} />
          <p>
            <strong>Is it right?</strong> Then close this page. A person looks at the change before it is made.
          </p>
          <p>
            <strong>Is it not?</strong> Press the button. Whoever decides sees your objection first, and the listing stays as it is until
            then. Nobody else is told.
          </p>
          <form method="post">
            <button className="button button-accent" type="submit">
              I object to this change
            </button>
          </form>
        </Notice>
      );
    case 'objected':
      return (
        <Notice drawing="home-services" title="We have your objection">
          <p>{`The person who decides sees it before anything of ${title} is changed. Until then the listing stays as it is. You need not do anything else.`}</p>
          <Changes of={changes} />
        </Notice>
      );
    case 'made':
      return (
        <Notice drawing="error" title="This change was made already">
          <p>{`A person looked at it and approved it. If something about ${title} is wrong now, tell us, and we look again.`}</p>
          <p className="button-row">{report ?? <Onward href="/about">Write to us</Onward>}</p>
        </Notice>
      );
    case 'dropped':
      return (
        <Notice drawing="home-services" title="This change was not made">
          <p>{`Nobody wants it any more, or we turned it down. Nothing of ${title} was changed by it.`}</p>
        </Notice>
      );
  }
}

function Changes({ of: changes }: { of: ContactChange['changes'] }) {
  return (
    <ul>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <strong>{NAMES[field] ?? field}:</strong> {from ?? 'nothing'} would become {to ?? 'nothing'}
        </li>
      ))}
    </ul>
  );
}

function Nothing({ isUnknown }: { isUnknown: boolean }) {
  return (
    <Notice
      drawing={isUnknown ? 'not-found' : 'error'}
      title={isUnknown ? 'This link does not work' : 'This page could not be loaded'}
      alert
    >
      <p>
        {isUnknown
          ? 'It may have ended after 30 days, or a part of it is missing: copy all of it from our letter.'
          : 'The trouble is on our side, and should pass in a moment. Nothing is lost.'}
      </p>
      <p className="button-row">{isUnknown ? <Onward href="/about">Write to us</Onward> : <Onward href="">Try again</Onward>}</p>
    </Notice>
  );
}

function Onward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="button button-accent" href={href}>
      {children}
    </a>
  );
}
