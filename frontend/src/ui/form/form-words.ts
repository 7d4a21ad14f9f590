import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { ReadCall } from '../../lib/reads.js';

/** Texts that all forms share. */
export type FormWords = PageTexts<'form-words'>;

/** The read of these texts, which every page with a form needs. */
export const FORM_WORDS: ReadCall = { name: 'texts', args: { page: 'form-words' } };
