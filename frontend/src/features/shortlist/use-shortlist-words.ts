import { SHORTLIST_WORDS } from '../../../../src/shared/words/shortlist-words.js';
import { useWords } from '../../lib/use-words.js';

export type ShortlistWords = typeof SHORTLIST_WORDS;

/** Texts of the shortlist, its comparison and its call sheet. */
export const useShortlistWords = (): ShortlistWords => useWords('shortlist-words', SHORTLIST_WORDS);
