import { PIN_FIELDS } from '../../domain/search-index.js';
import { type SearchQuery, type SortOrder, titleParts } from '../../domain/search-query.js';
import { ANSWERED, titlePrefix } from './meili-document.js';

/** The body of a search request to the engine. */
export interface MeiliQuery {
  q: string;
  filter: string[];
  sort: string[];
  page: number;
  hitsPerPage: number;
  attributesToRetrieve: readonly string[];
  attributesToSearchOn?: string[];
  matchingStrategy: 'all';
}

/**
 * What sorts before relevance. What sorts after it (rating, reviews, whether the business can be reached, title, id) is in the index's
 * ranking rules.
 */
const SORT: Record<Exclude<SortOrder, 'distance'>, string[]> = {
  featured: ['featured:desc'],
  rating_desc: ['rating:desc', 'titleKey:asc', 'idKey:asc', 'key:asc'],
  rating_asc: ['rating:asc', 'titleKey:asc', 'idKey:asc', 'key:asc'],
  reviews_desc: ['reviews:desc', 'titleKey:asc', 'idKey:asc', 'key:asc'],
  name_asc: ['titleKey:asc', 'idKey:asc', 'key:asc'],
};

/**
 * The engine cannot filter by distance, box or the time of day: {@link SearchQuery.near}, `from`, `box` and `hours` of a time must be
 * absent.
 */
export function meiliQueryOf(query: SearchQuery): MeiliQuery {
  return {
    // The engine matches a word between quotes exactly.
    q: (query.exact ? query.words?.map(quoted) : query.words)?.join(' ') ?? '',
    filter: withOthers(filtersOf(query), query.also),
    sort: SORT[query.sortBy === 'distance' ? 'featured' : query.sortBy],
    page: query.page,
    hitsPerPage: query.limit,
    attributesToRetrieve: [...(query.forPins ? PIN_FIELDS : ANSWERED), ...(query.withKeys ? ['key'] : [])],
    ...(query.inTitle ? { attributesToSearchOn: ['titleText'] } : {}),
    matchingStrategy: 'all',
  };
}

function filtersOf(query: SearchQuery): string[] {
  const filters: string[] = [];
  if (query.industryKey) filters.push(`industryKey = ${quoted(query.industryKey)}`);
  if (query.industryKeys) filters.push(`industryKey IN [${query.industryKeys.map(quoted).join(', ')}]`);
  if (query.without?.length) filters.push(`key NOT IN [${query.without.join(', ')}]`);
  if (query.only) filters.push(`key IN [${query.only.join(', ')}]`);
  if (query.cityKey) filters.push(`cityKey = ${quoted(query.cityKey)}`);
  if (query.minRating > 0) filters.push(`rating >= ${query.minRating}`);
  if (query.titlePart) filters.push(titleParts(query.titlePart).map(titleFilter).join(' OR '));
  if (query.postPrefix) filters.push(`postStarts = ${quoted(query.postPrefix)}`);
  if (query.phonePart) filters.push(`phoneRuns = ${quoted(query.phonePart)}`);
  if (query.verified) filters.push('verified = "yes"');
  if (query.licensed) filters.push('licensed = "yes"');
  if (query.hours?.open === 'always') filters.push('neverCloses = true');
  return filters;
}

/** @param also keys of listings that need not pass the filters */
function withOthers(filters: string[], also: readonly number[] = []): string[] {
  if (also.length === 0 || filters.length === 0) return filters;
  return [`(${filters.map((filter) => `(${filter})`).join(' AND ')}) OR key IN [${also.join(', ')}]`];
}

/** Equality uses an index; STARTS WITH scans every value, so it only refines the result of an equality filter. */
function titleFilter(part: string): string {
  const start = titlePrefix(part);
  const begins = `titleStarts = ${quoted(start)}`;
  return start === part ? begins : `(${begins} AND titleTails STARTS WITH ${quoted(part)})`;
}

/** Escapes a value for the engine's filter language: it is data only between quotes, with its own quotes and backslashes escaped. */
function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
