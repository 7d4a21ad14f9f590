import { uniqBy } from 'es-toolkit/array';
import parsePhoneNumber, { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { nationalDigitsIn } from '../../../../shared/contact/contact-values.js';

export { e164Of } from '../../../../shared/contact/contact-values.js';

/**
 * The national digits by which a number is searched: without country code and punctuation.
 * @param e164 the same number in E.164, where it has one
 */
export function nationalDigitsOf(phone: string, e164: string | null): string {
  if (e164?.startsWith('+1')) return e164.slice(2);
  if (e164) return parsePhoneNumber(e164)?.nationalNumber ?? e164.slice(1);
  return nationalDigitsIn(phone);
}

/** The E.164 forms of the numbers in a text (Canada assumed), each once, with their extensions. */
export function numbersIn(text: string): { e164: string; extension: string | undefined }[] {
  // Behind a comma the library expects an extension, and may pass over further numbers.
  const found = [text, ...text.split(/[;,|]/)]
    .flatMap((part) => findPhoneNumbersInText(part, 'CA'))
    .map(({ number }) => ({ e164: number.number, extension: number.ext }));
  return uniqBy(found, ({ e164 }) => e164);
}
