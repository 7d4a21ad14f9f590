import type { Dispatch } from '@reduxjs/toolkit';
import type { FoundListing, ListingCard } from '../../lib/reads.js';
import { toasts } from '../toasts.js';
import { MAX_SHORTLISTED } from '../../../../src/shared/forms/input-limits.js';
import { entryOf, storedShortlist, refreshShortlistButtons, store } from './stored-shortlist.js';
import { KEEP_WORDS } from '../../../../src/shared/words/keep-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { ChangedWords } from '../../../../src/modules/content/domain/texts/frame.js';
import { wordsFrom } from '../../lib/use-words.js';

export { watchStoredShortlist } from './stored-shortlist.js';

/** Adds a business to the shortlist, or removes it, and shows a message. */
export function toggleShortlisted(
  dispatch: Dispatch,
  listing: ListingCard & Partial<Pick<FoundListing, 'distanceKm'>>,
  changed: ChangedWords,
  from?: string | null,
): void {
  const words = wordsFrom(changed, 'card-words', KEEP_WORDS);
  const before = storedShortlist();
  const others = before.listings.filter(({ id }) => id !== listing.id);
  const say = (title: string, description?: string, bad = false) => dispatch(toasts.actions.shown({ title, description, bad }));
  if (others.length < before.listings.length) {
    store({ ...before, listings: others });
    say(words.takenOff, listing.title);
  } else if (others.length >= MAX_SHORTLISTED) {
    say(words.full, fillTemplate(words.fullText, { most: MAX_SHORTLISTED }), true);
  } else if (store({ ...before, listings: [...others, entryOf(listing, from)] })) {
    say(words.added, words.addedText);
  } else {
    say(words.notStored, words.notStoredText, true);
  }
  refreshShortlistButtons();
}
