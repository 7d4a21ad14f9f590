import { wordsOf } from '../../../../shared/text/text.js';

/** A longer query says more than what is to be bought. */
const MAX_WORDS = 7;
/** At the end, perhaps with a place. A house that is sold may need any work. */
const FOR_SALE =
  /(?<!(?<!\p{L})(?:ready|house|home|condo|cottage|property|listed|is|it|maison|chalet|prête?) )(?<!\p{L})(?:for sale|[àa] vendre)(?: (?:near|in|around|online|à|pr[èe]s) .+| \p{L}+)?$/iu;
/** At the beginning: "where to buy", "I want to buy a". */
const BUY =
  /^(?:(?:where|best|cheapest|good|place|want|looking|need|can|could|do|i|we|to|o[ùu]) )*(?:buy|purchase|acheter|magasiner)(?!\p{L})/iu;
/** What is bought from those who do the work, or comes with work. */
const OF_A_TRADE =
  /(?<!\p{L})(?:install\p{L}*|pos(?:er|e|és?)|deliver\p{L}*|livr\p{L}*|and|et|sod|soil|topsoil|mulch|gravel|sand|stones?|firewood|trees?|house|home|maison|tourbe|terre|gravier|paillis|bois)(?!\p{L})/iu;

/** Whether the query looks for a thing to buy, and not for somebody who does something: "used hot tub for sale". */
export function isShopping(query: string): boolean {
  const words = wordsOf(query);
  if (words.length > MAX_WORDS) return false;
  const text = words.join(' ');
  return FOR_SALE.test(text) || (BUY.test(text) && !OF_A_TRADE.test(text));
}
