import { BUSINESS_WORDS } from '../../../../src/shared/words/business-words.js';
import { useWords } from '../../lib/use-words.js';

export type BusinessWords = typeof BUSINESS_WORDS;

/** Texts of the page of a business around its details. */
export const useBusinessWords = (): BusinessWords => useWords('business-words', BUSINESS_WORDS);
