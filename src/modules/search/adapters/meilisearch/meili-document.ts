import {
  CARD_FIELD_NAMES,
  FIELD_NAMES,
  factsOf,
  filteredBy,
  SEARCHED_FIELDS,
  type SearchedField,
} from '../../../../shared/listings/field-lists.js';
import { isReachable, type ListingCard } from '../../../../shared/listings/listing-card.js';
import type { FieldFilter, ListingField } from '../../../../shared/listings/listing-fields.js';
import { withoutMarks, withPlainApostrophes } from '../../../../shared/text/name-keys.js';
import { wordsOf } from '../../../../shared/text/text.js';
import { filterKeysOf } from '../../domain/card-filter.js';
import type { IndexableListing } from '../../domain/engine-index.js';

/** Increase it when the meaning of a document's field changes. The list of fields is part of an index's signature anyway. */
const DOCUMENT_FORMAT = 4;

/**
 * The index holds prefixes of this many letters at most. A longer part of a title is looked up by its prefix, then compared with word
 * tails.
 */
const MAX_START_LENGTH = 12;
const MIN_RUN_LENGTH = 3;

/** What an answer holds of each listing: the card, field by field. */
export const ANSWERED: readonly (keyof ListingCard)[] = ['id', 'slug', ...CARD_FIELD_NAMES];

/** The attributes with the words of fields, the most prominent ones first. */
export const WORD_ATTRIBUTES = SEARCHED_FIELDS.map((field) => `${field}Text` as const);

const FILTERS: readonly FieldFilter[] = ['industry', 'city'];
export const FILTER_ATTRIBUTES = FILTERS.map((filter) => `${filter}Key` as const);

/** A listing as a document of the engine: the card to answer with, and folded fields for filters and order. */
export type MeiliDocument = ListingCard &
  Record<`${SearchedField}Text`, string> &
  Record<`${FieldFilter}Key`, string[]> & {
    key: number;
    reachable: 0 | 1;
    titleKey: string;
    idKey: string;
    titleStarts: string[];
    titleTails: string[];
    postStarts: string[];
    phoneRuns: string[];
    neverCloses: boolean;
  };

/** The signature of the documents: an index with another one must be rebuilt. */
export function documentShape(
  fields: Record<string, ListingField> = Object.fromEntries(FIELD_NAMES.map((field) => [field, factsOf(field)])),
): unknown[] {
  const held = Object.entries(fields).filter(([, { shown }]) => shown === 'card');
  return [DOCUMENT_FORMAT, ...held.map(([name, { kind, searched, filter }]) => [name, kind, searched, filter])];
}

export function meiliDocumentOf({ key, card, titleKey, idKey, postKey, phoneDigits, neverCloses }: IndexableListing): MeiliDocument {
  const written = withPlainApostrophes(titleKey);
  const tails = [...new Set([...wordTails(written), ...wordTails(withoutMarks(written))])];
  const words = SEARCHED_FIELDS.map((field) => [`${field}Text`, textOf(card[field])]);
  const keys = FILTERS.map((filter) => [`${filter}Key`, filteredBy(filter).flatMap((field) => filterKeysOf(filter, card[field]))]);
  return {
    ...card,
    ...(Object.fromEntries(words) as Record<`${SearchedField}Text`, string>),
    ...(Object.fromEntries(keys) as Record<`${FieldFilter}Key`, string[]>),
    key,
    reachable: isReachable(card) ? 1 : 0,
    titleKey,
    idKey,
    titleStarts: [...new Set(tails.flatMap((tail) => prefixes(titlePrefix(tail))))],
    titleTails: tails,
    postStarts: prefixes(postKey ?? ''),
    phoneRuns: runs(phoneDigits ?? ''),
    neverCloses,
  };
}

/** The prefix by which an index finds a part of a title. Cut between characters: half of a surrogate pair is not valid in JSON. */
export function titlePrefix(part: string): string {
  return [...part].slice(0, MAX_START_LENGTH).join('');
}

/**
 * The words of a text, split in the same way for both engines, so that Meilisearch cannot split them differently. Commas separate list
 * entries.
 */
function textOf(value: string | readonly string[] | null): string {
  return [value ?? []]
    .flat()
    .map((text) => wordsOf(text).join(' '))
    .join(', ');
}

/** The rest of a title from the beginning of each word on. */
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
    for (let end = start + MIN_RUN_LENGTH; end <= digits.length; end += 1) found.add(digits.slice(start, end));
  }
  return [...found];
}
