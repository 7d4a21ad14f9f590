import { useContext, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ListingCard } from '../../lib/reads.js';
import { Icon, onlyIcon } from '../icon.js';
import { isKept, listeners, STORED } from './shortlist-state.js';
import { CARD_WORDS } from '../../../../src/shared/words/card-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { WordsContext, wordsFrom } from '../../lib/use-words.js';

/** Without a connection nothing happens: the heart can be pressed again. */
const loaded = (act: (code: typeof import('./keep-listing.js')) => void) => void import('./keep-listing.js').then(act, () => undefined);

interface Props {
  listing: ListingCard;
  /** With its name beside the heart. */
  named?: boolean;
  /** What the listing's distance is measured from, as the visitor reads it; nothing for where they are. */
  from?: string | null;
}

/** Puts a business on the shortlist of this browser, and takes it off. What that needs is loaded with the first press. */
export function KeepButton({ listing, named, from }: Props) {
  const changed = useContext(WordsContext);
  const words = wordsFrom(changed, 'card-words', CARD_WORDS);
  const dispatch = useDispatch();
  const kept = useSyncExternalStore(
    subscribe,
    () => isKept(listing.id),
    () => false,
  );
  const button = {
    type: 'button',
    'aria-pressed': kept,
    'aria-label': fillTemplate(words.shortlistOf, { business: listing.title }),
    onClick: () => loaded((code) => code.keepListing(dispatch, listing, changed, from)),
  } as const;
  if (!named) return <button className="keep icon-button" {...button} {...onlyIcon('heart')} />;
  return (
    <button className="keep button" {...button}>
      <Icon name="heart" />
      {words.shortlist}
    </button>
  );
}

/** The first heart of a page looks for a shortlist: only where this browser has one, code is loaded for it. */
function subscribe(listener: () => void): () => void {
  try {
    if (!listeners.size && localStorage.getItem(STORED)) loaded((code) => code.followKept());
  } catch {
    // Storage may be disabled: then there is no shortlist.
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
