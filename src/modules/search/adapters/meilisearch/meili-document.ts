import { wordsOf } from '../../../../shared/text.js';
import type { ListingCard } from '../../../../shared/listing-card.js';
import type { IndexableListing } from '../../domain/engine-index.js';

/** Raise it when documents or the meaning of their fields change: the index is then rebuilt. */
export const DOCUMENT_FORMAT = 2;

/** Longer parts of a title are looked up among its word starts; this many letters of each are looked up at once. */
const LONGEST_START = 12;
const SHORTEST_RUN = 3;

/** What an answer holds of each listing: the card, field by field. */
export const CARD_FIELDS = [
  'id', 'slug', 'title', 'industry', 'featured', 'verified', 'licensed', 'rating', 'reviews', 'address', 'city', 'region',
  'postCode', 'phone', 'phoneE164', 'email', 'website', 'googleMapsLink', 'latitude', 'longitude', 'description', 'image',
  'credit',
] as const satisfies (keyof ListingCard)[]; // prettier-ignore

/** A listing as the engine holds it: the card to answer with, and folded fields to find and sort it by. */
export interface MeiliDocument extends ListingCard {
  key: number;
  titleText: string;
  industryText: string;
  cityText: string;
  addressText: string;
  descriptionText: string;
  titleKey: string;
  idKey: string;
  industryKey: string | null;
  cityKey: string | null;
  titleStarts: string[];
  titleTails: string[];
  postStarts: string[];
  phoneRuns: string[];
}

export function meiliDocumentOf(listing: IndexableListing): MeiliDocument {
  const { key, card, titleKey, idKey, industryKey, cityKey, postKey, phoneDigits } = listing;
  const tails = wordTails(titleKey);
  return {
    ...card,
    key,
    titleText: textOf(card.title),
    industryText: textOf(card.industry),
    cityText: textOf(card.city),
    addressText: textOf(card.address),
    descriptionText: textOf(card.description),
    titleKey,
    idKey,
    industryKey,
    cityKey,
    titleStarts: [...new Set(tails.flatMap((tail) => prefixes(startOf(tail))))],
    titleTails: tails,
    postStarts: prefixes(postKey ?? ''),
    phoneRuns: runs(phoneDigits ?? ''),
  };
}

/** What is looked up at once of a part of a title. Cut between characters: half of one is not valid in JSON. */
export function startOf(part: string): string {
  return [...part].slice(0, LONGEST_START).join('');
}

/** The words of a text, as both engines split it: the engine has nothing left to split differently. */
function textOf(text: string | null): string {
  return wordsOf(text ?? '').join(' ');
}

/** What is left of a title from each start of a word on. */
function wordTails(titleKey: string): string[] {
  const letters = [...titleKey];
  return letters.flatMap((letter, index) => {
    const before = letters[index - 1];
    const starts = before === undefined || !/[\p{L}\p{N}]/u.test(before);
    return starts && letter !== ' ' ? [letters.slice(index).join('')] : [];
  });
}

function prefixes(text: string): string[] {
  const letters = [...text];
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

function runs(digits: string): string[] {
  const found = new Set<string>();
  for (let start = 0; start < digits.length; start += 1) {
    for (let end = start + SHORTEST_RUN; end <= digits.length; end += 1) found.add(digits.slice(start, end));
  }
  return [...found];
}
