import { DEFAULT_NAMES } from '../../../trades/vocabulary.js';

/** The product's name for a trade as a sheet writes it. What an admin decided about names comes later, when a listing is stored. */
export function industryFrom(text: string): string {
  return DEFAULT_NAMES.nameOf(text);
}
