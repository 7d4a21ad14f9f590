import { SEARCH_WORDS } from '../../../../src/shared/words/search-words.js';
import { useWords } from '../../lib/use-words.js';

export type SearchWords = typeof SEARCH_WORDS;

/** Texts of the search page around its results. */
export const useSearchWords = (): SearchWords => useWords('search-words', SEARCH_WORDS);
