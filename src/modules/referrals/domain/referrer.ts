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

/** A code as it is looked up: typed codes may be in lower case. */
export function codeFrom(given: string): string {
  return given.trim().toUpperCase();
}

/** The characters of a code that are allowed in a URL; empty if there are none. */
export function codeInAddress(given: unknown): string {
  return (typeof given === 'string' ? given : '').replace(/[^\w-]/g, '').slice(0, 100);
}

/** The key of an address: people with the same key are the same person. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}
