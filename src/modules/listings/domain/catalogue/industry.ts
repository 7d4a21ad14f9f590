import { DEFAULT_NAMES } from '../../../trades/vocabulary.js';

/**
 * The product's name for a trade, if the sheet's text is one of its names. An admin's decisions about names, and similar names, are applied
 * later, when a listing is stored.
 */
export function industryFrom(text: string): string {
  return DEFAULT_NAMES.holderOf(text)?.name ?? text;
}

/** Longer texts are descriptions. */
const MAX_LENGTH = 200;
/** What separates the trades of a list; "and" may also join the words of one name. */
const BETWEEN = /\s*[,;/|•\r\n]+\s*|\s+[-–—]\s+/;
const JOINED = /\s*(?:[&+]|\band\b|\bet\b)\s*/i;

/** The trades in a list such as "Plumber, HVAC", each once; empty where the text is one name, or has a part that is no trade. */
export function tradesListed(text: string): string[] {
  // Most texts are one name, and looking it up costs more; the patterns take time for each pair of spaces.
  const isList = text.length <= MAX_LENGTH && (BETWEEN.test(text) || JOINED.test(text));
  if (!isList || DEFAULT_NAMES.find(text)) return [];
  const parts = text.split(BETWEEN).filter(Boolean);
  // Nothing stands before the last "and" of "a, b, and c".
  const names = parts.flatMap((part) => (namedInList(part) ? [part] : part.split(JOINED).filter(Boolean))).map(namedInList);
  return names.length > 1 && names.every((name) => name !== undefined) ? [...new Set(names)] : [];
}

/** Lists shorten names: "heating" beside "plumbing" is a heating contractor. */
function namedInList(part: string): string | undefined {
  const names = [part, `${part} contractor`, `entreprise de ${part}`];
  return names.map((name) => DEFAULT_NAMES.find(name)).find((trade) => trade !== undefined)?.name;
}
