import { DEFAULT_NAMES } from '../../../trades/vocabulary.js';

/**
 * The product's name for a trade, if the sheet's text is one of its names. An admin's decisions about names, and similar names, are applied
 * later, when a listing is stored.
 */
export function industryFrom(text: string): string {
  return DEFAULT_NAMES.holderOf(text)?.name ?? text;
}
