import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { ReadCall } from '../../lib/reads.js';

/** What all forms say in the same words. */
export type FormWords = PageTexts<'form-words'>;

/** Read by every page with a form. */
export const FORM_WORDS: ReadCall = { name: 'texts', args: { page: 'form-words' } };
