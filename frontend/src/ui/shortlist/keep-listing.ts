import type { Dispatch } from '@reduxjs/toolkit';
import type { FoundListing, ListingCard } from '../../lib/reads.js';
import { toasts } from '../toasts.js';
import { keptOf, keptShortlist, MAX_KEPT, readKept, store } from './stored-shortlist.js';

export { followKept } from './stored-shortlist.js';

/** Puts a business on the shortlist, or takes it off, and says so. */
export function keepListing(dispatch: Dispatch, listing: ListingCard & Partial<Pick<FoundListing, 'distanceKm'>>): void {
  const before = keptShortlist();
  const others = before.listings.filter(({ id }) => id !== listing.id);
  const say = (title: string, description?: string, bad = false) => dispatch(toasts.actions.shown({ title, description, bad }));
  if (others.length < before.listings.length) {
    store({ ...before, listings: others });
    say('Taken off your shortlist', listing.title);
  } else if (others.length >= MAX_KEPT) {
    say('Your shortlist is full', `It holds ${MAX_KEPT} businesses. Take one off first.`, true);
  } else if (store({ ...before, listings: [...others, keptOf(listing)] })) {
    say('Added to your shortlist', 'Compare them at Shortlist, in the menu.');
  } else {
    say('Your browser keeps nothing', 'It does not let pages store anything, as in private windows.', true);
  }
  readKept();
}
