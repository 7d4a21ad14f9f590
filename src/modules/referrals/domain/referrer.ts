/** Somebody with a code. Whoever asks twice is two of them until a mailed link proves that the address is his. */
export interface Referrer {
  id: string;
  code: string;
  name: string;
  email: string;
  createdAt: Date;
}

/** Letters and digits that nobody mistakes for each other when he writes them down. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Enough that nobody finds one by trying: 10^14 codes. */
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
