import { useContext, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ListingCard } from '../../lib/reads.js';
import { Icon, onlyIcon } from '../icon.js';
import { isShortlisted, listeners, STORED } from './shortlist-state.js';
import { CARD_WORDS } from '../../../../src/shared/words/card-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { WordsContext, wordsFrom } from '../../lib/use-words.js';

/** Loads the code and runs the action. When loading fails, nothing happens, and the button can be pressed again. */
const loaded = (act: (code: typeof import('./toggle-shortlisted.js')) => void) =>
  void import('./toggle-shortlisted.js').then(act, () => undefined);

interface Props {
  listing: ListingCard;
  /** Whether the label is shown beside the heart. */
  named?: boolean;
  /** The name of the place from which the listing's distance is measured; nothing for the visitor's position. */
  from?: string | null;
}

/** Adds a business to the shortlist of this browser, or removes it. The code for that is loaded with the first press. */
export function ShortlistButton({ listing, named, from }: Props) {
  const changed = useContext(WordsContext);
  const words = wordsFrom(changed, 'card-words', CARD_WORDS);
  const dispatch = useDispatch();
  const kept = useSyncExternalStore(
    subscribe,
    () => isShortlisted(listing.id),
    () => false,
  );
  const button = {
    type: 'button',
    'aria-pressed': kept,
    'aria-label': fillTemplate(words.shortlistOf, { business: listing.title }),
    onClick: () => loaded((code) => code.toggleShortlisted(dispatch, listing, changed, from)),
  } as const;
  if (!named) return <button className="keep icon-button" {...button} {...onlyIcon('heart')} />;
  return (
    <button className="keep button" {...button}>
      <Icon name="heart" />
      {words.shortlist}
    </button>
  );
}

/** The first button of a page checks for a shortlist, so that code is loaded only where this browser has one. */
function subscribe(listener: () => void): () => void {
  try {
    if (!listeners.size && localStorage.getItem(STORED)) loaded((code) => code.watchStoredShortlist());
  } catch {
    // Storage may be disabled: then there is no shortlist.
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
