import { wordsOf } from '../../../../shared/text.js';
import type { ListingCard } from '../../../../shared/listing-card.js';
import type { IndexableListing } from '../../domain/engine-index.js';

/** Raise it when documents or the meaning of their fields change: the index is then rebuilt. */
export const DOCUMENT_FORMAT = 1;

/** Longer parts of a title are looked up among its word starts; this many letters of each are looked up at once. */
export const LONGEST_START = 12;
const SHORTEST_RUN = 3;

/** A listing as the engine holds it: folded fields to find it by, and the card to answer with. */
export interface MeiliDocument {
  key: number;
  titleText: string;
  industryText: string;
  cityText: string;
  addressText: string;
  descriptionText: string;
  titleKey: string;
  idKey: string;
  industryKey?: string;
  cityKey?: string;
  featured: 0 | 1;
  verified: 0 | 1;
  licensed: 0 | 1;
  /** Absent when unrated: the engine sorts what has no value last in both directions. */
  rating?: number;
  reviews: number;
  titleStarts: string[];
  titleTails: string[];
  postStarts: string[];
  phoneRuns: string[];
  card: ListingCard;
}

export function meiliDocumentOf(listing: IndexableListing): MeiliDocument {
  const { key, card, titleKey, idKey, industryKey, cityKey, postKey, phoneDigits } = listing;
  const tails = wordTails(titleKey);
  return {
    key,
    titleText: textOf(card.title),
    industryText: textOf(card.industry),
    cityText: textOf(card.city),
    addressText: textOf(card.address),
    descriptionText: textOf(card.description),
    titleKey,
    idKey,
    ...(industryKey === null ? {} : { industryKey }),
    ...(cityKey === null ? {} : { cityKey }),
    featured: card.featured === 'yes' ? 1 : 0,
    verified: card.verified === 'yes' ? 1 : 0,
    licensed: card.licensed === 'yes' ? 1 : 0,
    ...(card.rating === null ? {} : { rating: card.rating }),
    reviews: card.reviews,
    titleStarts: [...new Set(tails.flatMap((tail) => prefixes(tail.slice(0, LONGEST_START))))],
    titleTails: tails,
    postStarts: prefixes(postKey ?? ''),
    phoneRuns: runs(phoneDigits ?? ''),
    card,
  };
}

/** The words of a text, as both engines split it: the engine has nothing left to split differently. */
function textOf(text: string | null): string {
  return wordsOf(text ?? '').join(' ');
}

/** What is left of a title from each start of a word on. */
function wordTails(titleKey: string): string[] {
  const tails: string[] = [];
  for (let index = 0; index < titleKey.length; index += 1) {
    const before = titleKey[index - 1];
    const starts = before === undefined || !/[\p{L}\p{N}]/u.test(before);
    if (starts && titleKey[index] !== ' ') tails.push(titleKey.slice(index));
  }
  return tails;
}

function prefixes(text: string): string[] {
  return Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1));
}

function runs(digits: string): string[] {
  const found = new Set<string>();
  for (let start = 0; start < digits.length; start += 1) {
    for (let end = start + SHORTEST_RUN; end <= digits.length; end += 1) found.add(digits.slice(start, end));
  }
  return [...found];
}
