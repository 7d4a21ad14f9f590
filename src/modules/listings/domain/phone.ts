import parsePhoneNumber from 'libphonenumber-js/min';

/** The E.164 form of a number as typed (Canada assumed), `null` when it is not a number that can be dialled. */
export function e164Of(phone: string): string | null {
  const number = parsePhoneNumber(phone, 'CA');
  return number?.isValid() ? number.number : null;
}

/** The national digits by which a number is searched: without country code and punctuation. */
export function nationalDigitsOf(phone: string): string {
  const number = parsePhoneNumber(phone, 'CA');
  if (number?.isValid()) return number.nationalNumber;
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
