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

/** The shortlist page: that of this browser, or one from a shared link. */
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
        // Shared links are personal selections, so search engines should index only the page without ids.
        noindex={ids !== ''}
      />
      <PageTitle trail={[{ name: words.crumb, to: '/shortlist' }]} title={title}>
        {ids ? words.sharedText : words.ownText}
      </PageTitle>
      {ids ? <SharedShortlist ids={ids} /> : <OwnShortlist />}
    </div>
  );
}
