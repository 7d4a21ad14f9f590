import { TITLE_TEXT } from '../../../../shared/text/name-keys.js';
import type { SearchQuery, SortOrder } from '../../domain/search-query.js';
import { joinedByOr, boundingBoxConditions, conditionsOf, distanceTo, Parameters, cityConditions } from './sql-conditions.js';
import { tsqueriesOf, type Variants } from './text-query.js';

const BY_TITLE = ['title_key', 'id_key', 'key'];
const ORDERS: Record<Exclude<SortOrder, 'featured' | 'distance'>, string[]> = {
  rating_desc: ['rating DESC NULLS LAST', ...BY_TITLE],
  rating_asc: ['rating ASC NULLS LAST', ...BY_TITLE],
  reviews_desc: ['reviews DESC', ...BY_TITLE],
  name_asc: BY_TITLE,
};
const BEST_FIRST = ['rating DESC NULLS LAST', 'reviews DESC', 'reachable DESC', ...BY_TITLE];
const BY_DISTANCE = ['distance', ...BY_TITLE];
/** Weights of D, C, B, A: address and description, city, trade, title. */
const WEIGHTS = '{0.1, 0.3, 0.5, 1.0}';

/** One search as SQL: its conditions, its order, and the values of both. */
export interface SearchStatement {
  where: string;
  /** The condition split into disjoint parts, each with an index in this order. */
  parts: string[];
  distance: string | undefined;
  relevance: string | undefined;
  parameters: Parameters;
  /** The values of the conditions alone: PostgreSQL refuses values that a statement has no parameter for. */
  counted: unknown[];
}

/** Key of a search among the totals: its condition. */
export const keyOf = ({ where, counted }: SearchStatement) => JSON.stringify([where, counted]);

/** @param serving those that serve the city of the search, where they are few */
export function statementOf(query: SearchQuery, variants: Variants, serving: readonly number[] | undefined): SearchStatement {
  const parameters = new Parameters();
  const conditions = conditionsOf(query, parameters);
  let relevance: string | undefined;
  if (query.words) {
    const [indexed, lookedAt] = tsqueriesOf(query.words, variants, query).map((text) => `${parameters.add(text)}::tsquery`) as [
      string,
      string?,
    ];
    conditions.push(`words @@ ${indexed}`);
    // With `IS TRUE` the condition cannot use an index, and filters what the other one found.
    if (lookedAt) conditions.push(`(words @@ ${lookedAt}) IS TRUE`);
    // Without these conditions the index of words would read thousands of descriptions. The index of titles needs three letters of a word.
    if (query.inTitle && query.asSpelled)
      conditions.push(...query.words.filter(({ length }) => length > 2).map((word) => `${TITLE_TEXT} LIKE ${parameters.add(`%${word}%`)}`));
    if (query.sortBy === 'featured') relevance = `ts_rank('${WEIGHTS}', words, ${lookedAt ? `${indexed} && ${lookedAt}` : indexed})`;
  }
  let distance: string | undefined;
  if (query.near) {
    distance = distanceTo(query.near, parameters);
    conditions.push(...boundingBoxConditions(query.near, parameters), `${distance} <= ${parameters.add(query.near.radiusKm)}`);
  }
  const ways = cityConditions(query, serving, parameters);
  const filtered = [...conditions, ...(ways.length > 0 ? [joinedByOr(ways)] : [])].join(' AND ') || 'true';
  const areApart = serving !== undefined && !query.words && !query.near && !query.anyOf;
  const parts = areApart ? ways.map((way) => [...conditions, way].join(' AND ')) : [filtered];
  let where = filtered;
  if (query.also?.length) {
    const others = `key = ANY(${parameters.add(query.also)}::bigint[])`;
    where = `(${filtered} OR ${others})`;
    parts.push(`${others} AND (${filtered}) IS NOT TRUE`);
  }
  const counted = [...parameters.values];
  // `least` ignores NULL: a listing without any place would be at the other end of the earth.
  if (query.from && !query.near) distance = `CASE WHEN latitude IS NOT NULL THEN ${distanceTo(query.from, parameters)} END`;
  return { where, parts, distance, relevance, parameters, counted };
}

/** Computed for each search, not columns of listings. */
const COMPUTED = ['relevance', 'distance'];

/** Only columns of the sort index, so that PostgreSQL skips earlier rows in an index-only scan. */
export const columnsOf = (order: readonly string[]) =>
  order.map((column) => column.split(' ')[0]!).filter((name) => !COMPUTED.includes(name));

/** The columns of its order, the first one first. */
export function orderOf({ sortBy }: SearchQuery, relevance: string | undefined, table: '' | 'page.'): string[] {
  const columns = sortBy === 'distance' ? BY_DISTANCE : sortBy === 'featured' ? byFeatured(relevance) : ORDERS[sortBy];
  return columns.map((column) => `${table}${column}`);
}

function byFeatured(relevance: string | undefined): string[] {
  return ['featured DESC', ...(relevance ? ['relevance DESC'] : []), ...BEST_FIRST];
}
