import { BUSINESS_WORDS } from '../../../../src/shared/words/business-words.js';
import { useWords } from '../../lib/use-words.js';

export type BusinessWords = typeof BUSINESS_WORDS;

/** What the page of a business says around its details. */
export const useBusinessWords = (): BusinessWords => useWords('business-words', BUSINESS_WORDS);
