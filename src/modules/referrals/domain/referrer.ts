/** A person with a referral code. Two codes with the same address count as two people until a mailed link confirms the address. */
export interface Referrer {
  id: string;
  code: string;
  name: string;
  /** Empty when the person was erased. */
  email: string;
  createdAt: Date;
}

/** Letters and digits without look-alikes (0 and O, 1 and I), because codes are written down by hand. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Long enough that codes cannot be guessed: 10^14 codes. */
export const CODE_LENGTH = 10;

/** A code as it is looked up; one that was typed may have lost its capitals. */
export function codeFrom(given: string): string {
  return given.trim().toUpperCase();
}

/** What of a code may travel in an address; nothing when there is nothing that could be one. */
export function codeInAddress(given: unknown): string {
  return (typeof given === 'string' ? given : '').replace(/[^\w-]/g, '').slice(0, 100);
}

/** The address by which people are told to be the same. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}
