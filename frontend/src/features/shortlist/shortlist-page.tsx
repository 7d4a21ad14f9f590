import { useLocation } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import type { ReadCall } from '../../lib/reads.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { PageTitle } from '../../ui/page-title.js';
import { OwnShortlist } from './own-shortlist.js';
import { SharedShortlist } from './shared-shortlist.js';
import './shortlist.css';
import { useShortlistWords } from './use-shortlist-words.js';

export const parameters = ['ids'];

const sharedIds = (query: URLSearchParams) => query.get('ids')?.trim() ?? '';

export function reads({ query }: PageLocation): ReadCall[] {
  const ids = sharedIds(query);
  return ids ? [{ name: 'shortlist', args: { ids } }] : [];
}

/** Businesses side by side: those that this browser keeps, or those of a link that somebody sent. */
export default function ShortlistPage() {
  const ids = sharedIds(new URLSearchParams(useLocation().search));
  const words = useShortlistWords();
  const siteTitle = useSiteTitle();
  const title = ids ? words.shared : words.own;
  return (
    <div className="page shortlist-page">
      <Head
        title={`${title} | ${siteTitle}`}
        description={words.description}
        path="/shortlist"
        // Links name the businesses that somebody has chosen: search engines get the page without them.
        noindex={ids !== ''}
      />
      <PageTitle trail={[{ name: words.crumb, to: '/shortlist' }]} title={title}>
        {ids ? words.sharedText : words.ownText}
      </PageTitle>
      {ids ? <SharedShortlist ids={ids} /> : <OwnShortlist />}
    </div>
  );
}
