import { SEARCH_WORDS } from '../../../../src/shared/words/search-words.js';
import { useWords } from '../../lib/use-words.js';

export type SearchWords = typeof SEARCH_WORDS;

/** What the search page says around its results. */
export const useSearchWords = (): SearchWords => useWords('search-words', SEARCH_WORDS);
