import { DEFAULT_NAMES } from '../../../trades/vocabulary.js';

/**
 * The product's name for a trade as a sheet writes it, where that is one of its names. What an admin decided about names comes later, when a
 * listing is stored, and so does what a name resembles.
 */
export function industryFrom(text: string): string {
  return DEFAULT_NAMES.holderOf(text)?.name ?? text;
}
