import { useDispatch } from 'react-redux';
import type { ListingCard } from '../../lib/reads.js';
import { Icon } from '../icon.js';
import { useIsKept } from './shortlist-state.js';

/** Puts a business on the shortlist of this browser, and takes it off. What that needs is loaded with the first press. */
export function KeepButton({ listing, words }: { listing: ListingCard; words?: boolean }) {
  const dispatch = useDispatch();
  const kept = useIsKept(listing.id);
  return (
    <button
      type="button"
      className={`keep needs-script ${words ? 'button' : 'icon-button'}`}
      aria-pressed={kept}
      aria-label={words ? undefined : `Shortlist: ${listing.title}`}
      onClick={() => import('./keep-listing.js').then((keep) => keep.keepListing(dispatch, listing)).catch(() => undefined)}
    >
      <Icon name="heart" />
      {words && 'Shortlist'}
    </button>
  );
}
