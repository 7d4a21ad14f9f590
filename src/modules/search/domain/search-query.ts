import type { Box } from '../../../shared/places/map-box.js';
import { nationalDigitsIn } from '../../../shared/contact/contact-values.js';
import { cityKeyFrom, withoutMarks, withPlainApostrophes } from '../../../shared/text/name-keys.js';
import { fold, wordsOf } from '../../../shared/text/text.js';
import type { Spot } from './understanding/distance.js';

export const SORT_ORDERS = ['featured', 'rating_desc', 'rating_asc', 'reviews_desc', 'name_asc', 'distance'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export interface Near extends Spot {
  radiusKm: number;
}

/** Open at this moment, given as the minute of the week by the clock of each time zone; or at every hour of the week. */
export type Hours = { open: 'now'; minutes: Readonly<Record<string, number>> } | { open: 'always' };

/** The parameters that a search is made of, as they were typed and already checked. */
export interface SearchRequest {
  query?: string;
  industry?: string;
  city?: string;
  minRating?: number;
  companyName?: string;
  /** Upper case, letters and digits alone. */
  postCode?: string;
  /** National digits, three at least. */
  phone?: string;
  verified?: boolean;
  licensed?: boolean;
  near?: Near;
  box?: Box;
  openNow?: boolean;
  sortBy: SortOrder;
  page: number;
  limit: number;
  /** The words are searched as typed, without interpreting them. */
  literal?: boolean;
}

/** What a visitor typed, as far as it has to be interpreted before an engine can be asked: the trade of a name, the meaning of a text. */
export type RawSearchInput = Pick<SearchRequest, 'query' | 'industry' | 'city' | 'literal' | 'openNow'>;

/**
 * A search, from the HTTP adapter to both engines: folded keys and words, nothing that an engine would parse. `said` is interpreted before
 * an engine is asked, and is not part of the engine's query ({@link forEngines}).
 */
export interface SearchQuery {
  said?: RawSearchInput;
  /** Words to find, the last one as a prefix; `undefined` without text, empty when the text has no word at all. */
  words: string[] | undefined;
  industryKey: string | undefined;
  /** One of these industries. */
  industryKeys?: string[];
  /** Misspellings are not corrected: it may find fewer listings, but is faster. */
  asSpelled?: boolean;
  /** Return results only if at most this many match; otherwise return none. */
  few?: number;
  /** Some of the best results are enough; the total does not matter. */
  anyOf?: boolean;
  /** Only listings whose titles have the words. */
  inTitle?: boolean;
  /** Only listings that have the words exactly so: no other spelling, no unfinished word, no synonym. */
  exact?: boolean;
  /** Listings that are left out, by key. */
  without?: number[];
  /** Only these listings, by key. */
  only?: number[];
  /** Listings that belong to the result whatever the filters say, by key; for queries without words and without an order by distance. */
  also?: number[];
  /** Each card has its listing's key beside it. */
  withKeys?: boolean;
  /** Each card has only what a pin on the map needs, and approximate coordinates where its own are not known and the engine has them. */
  forPins?: boolean;
  cityKey: string | undefined;
  /** A province or territory by its two letters. `cityKeys` are of towns in it, for addresses that have no province themselves. */
  province?: { region: string; cityKeys: readonly string[] };
  minRating: number;
  /** Part of the folded title, from the start of a word: {@link titleParts}. */
  titlePart: string | undefined;
  postPrefix: string | undefined;
  phonePart: string | undefined;
  verified: boolean;
  licensed: boolean;
  near: Near | undefined;
  /** The point from which distances are measured, without limiting the results; for the order by distance alone. */
  from?: Spot;
  box: Box | undefined;
  /** Listings whose hours are not known are left out. */
  hours?: Hours;
  sortBy: SortOrder;
  page: number;
  limit: number;
}

/** Words that people add without meaning anything a listing could contain. */
const EMPTY_WORDS = new Set(['near', 'me', 'in', 'best', 'top']);

export function toSearchQuery(request: SearchRequest): SearchQuery {
  return {
    said: {
      query: request.query,
      industry: request.industry,
      city: request.city,
      literal: request.literal,
      openNow: request.openNow,
    },
    words: request.query === undefined ? undefined : meaningfulWords(request.query),
    industryKey: request.industry && fold(request.industry),
    cityKey: request.city && cityKeyFrom(request.city),
    minRating: request.minRating ?? 0,
    titlePart: request.companyName && withPlainApostrophes(fold(request.companyName)),
    postPrefix: request.postCode,
    phonePart: request.phone,
    verified: request.verified ?? false,
    licensed: request.licensed ?? false,
    near: request.near,
    box: request.box,
    sortBy: request.sortBy,
    page: request.page,
    limit: request.limit,
  };
}

/** Only digits, separators and words for a phone number: as it is written on a van, or among missed calls. */
const PHONE_NUMBER =
  /^(?:tel|telephone|phone|number|numero|cell|ph|call|appeler|[.:#\s])*\+?[\d\s()./\p{Pd}\u2212]+(?:(?:ext|x|poste)\.?\s*\d+)?\s*$/u;
const EXTENSION = /(?:ext|x|poste)\.?\s*\d+\s*$/;
const NATIONAL_DIGITS = 10;

/**
 * The national digits of a text that is a whole phone number of this country; `undefined` for any other text: seven digits are part of many
 * numbers.
 */
export function phoneNumberIn(text: string): string | undefined {
  // Phones put invisible characters around a number that is copied.
  const plain = fold(text.replaceAll(/\p{Cf}/gu, ''));
  if (!PHONE_NUMBER.test(plain)) return undefined;
  const national = nationalDigitsIn(plain.replace(EXTENSION, ''));
  return national.length === NATIONAL_DIGITS ? national : undefined;
}

/** A part of a title in each way in which a title may have it: as it is written, and last without apostrophes and full stops. */
export function titleParts(titlePart: string): [string, ...string[]] {
  const plain = withoutMarks(titlePart).trim();
  return plain === titlePart || plain === '' ? [titlePart] : [titlePart, plain];
}

/** The query's filters alone. */
export const withoutWords = (query: SearchQuery): SearchQuery => ({ ...query, words: undefined });

/** Removes what was typed, so that queries which find the same are the same to an engine, and to the cache of its answers. */
export const forEngines = ({ said: _said, ...query }: SearchQuery): SearchQuery => query;

/** Folding makes up to eighteen letters of one, and PostgreSQL refuses words of more than 2,046 bytes. No listing has so long a word. */
const MAX_WORD_LENGTH = 200;

function meaningfulWords(text: string): string[] {
  const words = wordsOf(text).map((word) => word.slice(0, MAX_WORD_LENGTH).toWellFormed());
  const meaningful = words.filter((word) => !EMPTY_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
