import { PREPARED } from '../../../../platform/database/prepared-statements.js';
import { PIN_FIELDS } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';
import { conditionsAfter, type PageCursor } from './page-cursors.js';
import { columnsOf, orderOf, type SearchStatement } from './search-statement.js';

/** Ranking is most of the cost where thousands of listings match. With `anyOf`, no more than these are ranked. */
const MAX_RANKED = 500;

const PINNED = `jsonb_build_object(${PIN_FIELDS.map((field) => `'${field}', card->'${field}'`).join(', ')})`;

const APPROXIMATE = `jsonb_build_object('latitude', listing.latitude, 'longitude', listing.longitude, 'approximate', true)`;

/** A listing without any place has no distance. */
const MEASURED = `CASE WHEN page.distance IS NULL THEN '{}' ELSE jsonb_build_object('distanceKm', round(page.distance::numeric, 2)) END`;

/**
 * The cards of a page as JSON texts, in its order.
 * @param keys the statement that picks their keys
 * @param more additional values of each row: the total, where `keys` has it, and the columns of the order, for a cursor
 */
export function cardsOf(query: SearchQuery, statement: SearchStatement, keys: string, more: { counts: boolean; isDeep: boolean }): string {
  const columns = [
    `${cardColumn(query, statement)} AS card`,
    ...(more.counts ? ['page.matching'] : []),
    ...(more.isDeep ? columnsOf(orderOf(query, undefined, '')).map((column) => `page.${column}`) : []),
  ];
  const order = orderOf(query, statement.relevance, 'page.');
  return `${isWorthPreparing(query) ? PREPARED : ''}SELECT ${columns.join(', ')} FROM (${keys}) AS page
    JOIN searchable_listing AS listing USING (key) ORDER BY ${order.join(', ')}`;
}

/** The stored card, and what this search adds to it. */
function cardColumn(query: SearchQuery, { distance }: SearchStatement): string {
  // A search by place returns the coordinates of each listing, and marks them where they are only approximate.
  const isPlaced = distance !== undefined || query.box !== undefined || query.forPins === true;
  const merged = [
    query.forPins ? PINNED : 'card::jsonb',
    ...(query.withKeys ? [`jsonb_build_object('key', listing.key)`] : []),
    ...(isPlaced ? [`CASE WHEN listing.approximate THEN ${APPROXIMATE} ELSE '{}' END`] : []),
    ...(distance ? [MEASURED] : []),
  ];
  const whole = `(${merged.join(' || ')})::text`;
  // The card as it is stored, where nothing is added: parsing and building JSON costs more than finding the listing.
  if (query.forPins || query.withKeys || distance) return whole;
  return isPlaced ? `CASE WHEN listing.approximate THEN ${whole} ELSE card::text END` : 'card::text';
}

/**
 * Picks the keys of a page. With text and the default order, every match of the first group would have to be ranked to find the best. So
 * featured listings, which are few and always first, are ranked separately, and the rest only if the page reaches beyond them.
 * (PostgreSQL's Append reads its parts one after the other, and stops at the limit.)
 */
export function keysOfPage(
  query: SearchQuery,
  { where, parts, distance, relevance }: SearchStatement,
  offset: number,
  isCounted: boolean,
): string {
  const extras = [
    ...(isCounted ? ['count(*) OVER () AS matching'] : []),
    ...(distance ? [`${distance} AS distance`] : []),
    ...(relevance ? [`${relevance} AS relevance`] : []),
  ];
  const limit = Math.min(offset + query.limit, Number.MAX_SAFE_INTEGER);
  const columns = orderOf(query, relevance, '');
  const order = `ORDER BY ${columns.join(', ')}`;
  const matches = (part: string) => {
    const found = `searchable_listing WHERE ${part}`;
    const from = query.anyOf ? `(SELECT * FROM ${found} LIMIT ${MAX_RANKED}) AS part` : found;
    return `SELECT ${[...columnsOf(columns), ...extras].join(', ')} FROM ${from} ${order}`;
  };
  const limits = `LIMIT ${query.limit} OFFSET ${offset}`;
  const appended = (all: string[]) =>
    `SELECT * FROM (${all.map((part) => `(${matches(part)} LIMIT ${limit})`).join(' UNION ALL ')}) AS matched`;
  if (relevance) return `${appended([`${where} AND featured`, `${where} AND NOT featured`])} ${limits}`;
  return parts.length === 1 ? `${matches(where)} ${limits}` : `${appended(parts)} ${order} ${limits}`;
}

/** The keys of a page after a known cursor. PostgreSQL's Append reads the parts one after the other, and stops at the limit. */
export function keysAfter(query: SearchQuery, { where, parameters }: SearchStatement, cursor: PageCursor, skipped: number): string {
  const order = orderOf(query, undefined, '');
  const parts = conditionsAfter(order, cursor, parameters).map(
    (part) =>
      `(SELECT ${columnsOf(order).join(', ')} FROM searchable_listing WHERE ${where} AND ${part} ORDER BY ${order.join(', ')} LIMIT ${skipped + query.limit})`,
  );
  return `SELECT * FROM (${parts.join(' UNION ALL ')}) AS matched LIMIT ${query.limit} OFFSET ${skipped}`;
}

/** Whether the columns of a listing alone determine its position in the order, as a cursor needs. */
export function hasCursors({ sortBy, anyOf: some }: SearchQuery, { parts, relevance, distance }: SearchStatement): boolean {
  return sortBy !== 'distance' && !some && parts.length === 1 && !relevance && !distance;
}

/**
 * Whether the statement depends only on which filters are set. With filters of trades, towns and boxes, planning it takes as long as
 * executing it.
 */
function isWorthPreparing({
  words,
  near,
  from,
  province,
  titlePart,
  postPrefix,
  phonePart,
  hours,
  without,
  only,
  also,
  page,
}: SearchQuery): boolean {
  const isOfKeys = without ?? only ?? also;
  return page === 1 && !words && !near && !from && !province && !titlePart && !postPrefix && !phonePart && !hours && !isOfKeys;
}

/** In degrees, the size of a town with its surroundings: in a box up to this size, all listings of a trade are read. */
const MAX_BOX_DEGREES = 1.5;

/** Whether all matches are read to find the best ones, so that they can be counted on the way. */
export function readsAll(
  { box, industryKey, industryKeys, titlePart, anyOf: some }: SearchQuery,
  { parts, relevance }: SearchStatement,
): boolean {
  // The index of title parts has no order: all matches are read to find the best ones.
  if (titlePart && !relevance && !some && parts.length === 1) return true;
  if (!box || relevance || some || parts.length > 1 || (industryKey === undefined && industryKeys?.length !== 1)) return false;
  return box.north - box.south <= MAX_BOX_DEGREES && box.east - box.west <= MAX_BOX_DEGREES;
}
