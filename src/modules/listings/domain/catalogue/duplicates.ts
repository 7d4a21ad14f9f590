import { wordsOf } from '../../../../shared/text/text.js';

export type DuplicateField = 'phone' | 'website' | 'address';

/** Listings with different ids and the same value: perhaps one business entered twice. Reported, never merged. */
export interface Duplicate {
  field: DuplicateField;
  /** As one of them writes it. */
  value: string;
  ids: string[];
}

/** A run lists at most this many of them; it counts all. */
export const MAX_REPORTED_DUPLICATES = 200;
const MAX_KEY = 400;

/** The folded words of an address with a house number: accents and commas make no difference. */
export function addressKeyOf(address: string): string | null {
  // A city without a street is not an address that identifies a business.
  if (!/\d/.test(address.split(',', 1)[0]!)) return null;
  return wordsOf(address).join(' ').slice(0, MAX_KEY).toWellFormed() || null;
}
