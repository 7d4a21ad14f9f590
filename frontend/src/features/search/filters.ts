import { MAX_NAME_LENGTH, MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from '../../../../src/shared/forms/input-limits.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { SortOrder } from '../../../../src/modules/search/domain/search-query.js';
import { postCodeText, postKeyOf } from '../../../../src/shared/places/post-code.js';
import { isMapPart } from './map-part.js';
import type { SearchWords } from './use-search-words.js';

export type { SortOrder };

/** The search parameters in the address of the search page. An empty text is no filter. */
export interface Filters {
  query: string;
  industry: string;
  city: string;
  /** 0 to 5; 0 is no filter. */
  minRating: number;
  companyName: string;
  postCode: string;
  phone: string;
  verified: boolean;
  licensed: boolean;
  openNow: boolean;
  /** Searches for the exact words, without interpreting them. */
  literal: boolean;
  /** A bounding box on the map: west,south,east,north. */
  bbox: string;
  sortBy: SortOrder;
  /** From 1. */
  page: number;
}

/** The sort orders, with the names of two texts: the label, and the explanation above the results. */
export const SORT_ORDERS = {
  featured: ['byFeatured', 'becauseFeatured'],
  rating_desc: ['byRating', 'becauseRating'],
  rating_asc: ['byRatingUp', 'becauseRatingUp'],
  reviews_desc: ['byReviews', 'becauseReviews'],
  name_asc: ['byName', 'becauseName'],
  distance: ['byDistance', 'becauseDistance'],
} as const satisfies Record<SortOrder, readonly [name: string, reason: string]>;

export const NO_FILTERS: Filters = {
  query: '',
  industry: '',
  city: '',
  minRating: 0,
  companyName: '',
  postCode: '',
  phone: '',
  verified: false,
  licensed: false,
  openNow: false,
  literal: false,
  bbox: '',
  sortBy: 'featured',
  page: 1,
};

const PAGE_SIZE = '20';

type Reader = (value: string) => Partial<Filters> | undefined;

const text =
  (name: 'query' | 'industry' | 'city' | 'companyName'): Reader =>
  (value) =>
    value.length <= MAX_NAME_LENGTH && !/[\p{Cc}\p{Cs}]/u.test(value) ? { [name]: value } : undefined;

const flag =
  (name: 'verified' | 'licensed' | 'openNow'): Reader =>
  (value) =>
    value === 'yes' ? { [name]: true } : undefined;

const READERS: Record<keyof Filters, Reader> = {
  query: text('query'),
  industry: text('industry'),
  city: text('city'),
  companyName: text('companyName'),
  minRating: (value) => (/^\d(\.\d+)?$/.test(value) && Number(value) <= 5 ? { minRating: Math.round(Number(value) * 10) / 10 } : undefined),
  postCode: (value) => (formatPostCode(value) ? { postCode: formatPostCode(value) } : undefined),
  phone: (value) => {
    const phone = value.slice(0, 30);
    const digits = phoneDigits(phone).length;
    return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS && !/\p{Cc}/u.test(phone) ? { phone } : undefined;
  },
  verified: flag('verified'),
  licensed: flag('licensed'),
  openNow: flag('openNow'),
  literal: (value) => (value === '1' ? { literal: true } : undefined),
  bbox: (value) => (isMapPart(value) ? { bbox: value } : undefined),
  sortBy: (value) => (Object.hasOwn(SORT_ORDERS, value) ? { sortBy: value as SortOrder } : undefined),
  page: (value) => (/^[1-9]\d{0,8}$/.test(value) ? { page: Number(value) } : undefined),
};

/**
 * Parses the filters of an address. Invalid values are ignored and named, never an error, because addresses are typed by hand or cut off.
 * The API accepts every result of this function, so a search needs only one request: test/pages/search-question.test.ts compares the two.
 */
export function filtersOf(query: URLSearchParams): { filters: Filters; ignored: string[] } {
  const filters = { ...NO_FILTERS };
  const ignored: string[] = [];
  for (const [name, read] of Object.entries(READERS)) {
    const values = query.getAll(name);
    const value = values[0]?.normalize('NFC').replace(/\s/g, ' ').trim();
    if (values.length > 1) ignored.push(name);
    else if (value) {
      const found = read(value);
      if (found) Object.assign(filters, found);
      else ignored.push(name);
    }
  }
  // The API refuses an order by distance without a place to measure from.
  if (filters.sortBy === 'distance' && !hasPlaceOrWords(filters)) {
    filters.sortBy = 'featured';
    ignored.push('sortBy');
  }
  return { filters, ignored };
}

/** Whether any filter may name a place, which an order by distance requires. */
const hasPlaceOrWords = ({ query, city, postCode }: Filters) => query || city || postCode;

/** The parameters that differ from the defaults, in a fixed order. */
export function parametersOf(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([name, value]) => value !== NO_FILTERS[name as keyof Filters] && (value !== 'distance' || hasPlaceOrWords(filters)))
      .map(([name, value]) => [name, name === 'literal' ? '1' : value === true ? 'yes' : String(value)]),
  );
}

/** The page's address with these filters. */
export function addressOf(filters: Filters): string {
  const query = new URLSearchParams(parametersOf(filters)).toString();
  return `/search${query && `?${query}`}`;
}

/** The parameters of the API. The visitor's position is only in the request, never in the page's address. */
export function questionOf(filters: Filters, near: { lat: number; lng: number; radiusKm: number } | null): Record<string, string> {
  const order = near && filters.sortBy === 'featured' ? 'distance' : filters.sortBy;
  return {
    ...parametersOf(filters),
    // With a bounding box, the radius is made too large to have an effect.
    ...(near ? { lat: String(near.lat), lng: String(near.lng), radiusKm: filters.bbox ? '20000' : String(near.radiusKm) } : {}),
    sortBy: order,
    page: String(filters.page),
    limit: PAGE_SIZE,
  };
}

/** Formats a postal code: upper case, at most six letters and digits, a space after the third. */
export function formatPostCode(value: string): string {
  return postCodeText(postKeyOf(value));
}

export function phoneDigits(value: string): string {
  return value.replace(/\D/g, '');
}

export interface ActiveFilter {
  name: keyof Filters;
  text: string;
}

/** The active filters, with the texts of their chips. */
export function activeFilters(filters: Filters, words: SearchWords): ActiveFilter[] {
  const { query, industry, city, minRating, companyName, postCode, phone, verified, licensed, openNow, literal, bbox } = filters;
  const active: (ActiveFilter | false)[] = [
    query !== '' && { name: 'query', text: fillTemplate(words.chipWords, { words: query }) },
    industry !== '' && { name: 'industry', text: industry },
    city !== '' && { name: 'city', text: city },
    minRating > 0 && { name: 'minRating', text: fillTemplate(words.ratingFromStars, { rating: minRating.toFixed(1) }) },
    companyName !== '' && { name: 'companyName', text: fillTemplate(words.chipCompany, { name: companyName }) },
    postCode !== '' && { name: 'postCode', text: fillTemplate(words.chipPostCode, { code: postCode }) },
    phone !== '' && { name: 'phone', text: fillTemplate(words.chipPhone, { phone }) },
    verified && { name: 'verified', text: words.verified },
    licensed && { name: 'licensed', text: words.licensed },
    openNow && { name: 'openNow', text: words.openNow },
    bbox !== '' && { name: 'bbox', text: words.chipMap },
    literal && query !== '' && { name: 'literal', text: words.chipLiteral },
  ];
  return active.filter((filter) => filter !== false);
}

/** The same search without one of its filters, from its first page. */
export function without(filters: Filters, name: keyof Filters): Filters {
  return { ...filters, [name]: NO_FILTERS[name], page: 1 };
}
