import parsePhoneNumber from 'libphonenumber-js/min';

/** The E.164 form of a number as typed (Canada assumed), `null` when it is not a number that can be dialled. */
export function e164Of(phone: string): string | null {
  const number = parsePhoneNumber(phone, 'CA');
  return number?.isValid() ? number.number : null;
}

/**
 * The national digits by which a number is searched: without country code and punctuation.
 * @param e164 the same number in E.164, where it has one
 */
export function nationalDigitsOf(phone: string, e164: string | null): string {
  if (e164?.startsWith('+1')) return e164.slice(2);
  if (e164) return parsePhoneNumber(e164)?.nationalNumber ?? e164.slice(1);
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
