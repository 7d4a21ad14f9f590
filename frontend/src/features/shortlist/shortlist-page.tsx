import { useLocation } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Place } from '../../lib/lazy-page.js';
import type { ReadCall } from '../../lib/reads.js';
import { useSettings } from '../../lib/use-settings.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { OwnShortlist } from './own-shortlist.js';
import { SharedShortlist } from './shared-shortlist.js';
import './shortlist.css';

export const parameters = ['ids'];

const sharedIds = (query: URLSearchParams) => query.get('ids')?.trim() ?? '';

export function reads({ query }: Place): ReadCall[] {
  const ids = sharedIds(query);
  return ids ? [{ name: 'shortlist', args: { ids } }] : [];
}

/** Businesses side by side: those that this browser keeps, or those of a link that somebody sent. */
export default function ShortlistPage() {
  const ids = sharedIds(new URLSearchParams(useLocation().search));
  const siteTitle = useSettings()?.siteTitle ?? 'Homewright';
  const title = ids ? 'A shared shortlist' : 'Your shortlist';
  return (
    <div className="page shortlist-page">
      <Head
        title={`${title} | ${siteTitle}`}
        description="Compare home-service professionals side by side, and make a call sheet."
        path="/shortlist"
        // Whose businesses a link names is nobody else's business; the page itself is for everybody.
        noindex={ids !== ''}
      />
      <Breadcrumb trail={[{ name: 'Shortlist', to: '/shortlist' }]} />
      <div className="page-title">
        <h1>{title}</h1>
        <p>
          {ids
            ? 'Somebody chose these businesses and sent you the link.'
            : 'Kept in this browser only. Nobody else sees it, and there is no account.'}
        </p>
      </div>
      {ids ? <SharedShortlist ids={ids} /> : <OwnShortlist />}
    </div>
  );
}
