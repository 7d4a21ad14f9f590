import { availableParallelism } from 'node:os';
import { Injectable, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PREPARED } from '../../../../platform/database/prepared-statements.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { DatabaseLimiter } from '../../../../platform/database/database-limiter.js';
import { PIN_FIELDS, SearchIndex, SearchPage } from '../../domain/search-index.js';
import { TITLE_TEXT } from '../../../../shared/text/name-keys.js';
import type { SearchQuery, SortOrder } from '../../domain/search-query.js';
import { PageCursors, conditionsAfter, type PageCursor } from './page-cursors.js';
import { PostgresVocabulary } from './postgres-vocabulary.js';
import { anyOf, boxAround, conditionsOf, distanceTo, Parameters, SERVING, waysToCity } from './sql-conditions.js';
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

/** From this offset on the ends of pages are remembered as cursors; PostgreSQL skips fewer rows in a few milliseconds. */
const DEEP = 1_000;

const MAX_TOTALS = 5_000;
const MAX_SERVING = 200;
/** Ranking is most of the work where thousands have the words: where any of them will do, no more are ranked. */
const MAX_RANKED = 500;

/** Searches at once: some for each core, and a few in any case. PostgreSQL may be elsewhere, and wait for a disk. */
const AT_ONCE = Math.max(4, 2 * availableParallelism());
/** For one search, however many statements it has. */
const WAIT_MS = 2_000;

/** Where a search has found more than these, the nearest are looked for in a smaller circle first: others may have as many around them. */
const MANY = 2_000;
/** The smaller circle has a sixty-fourth of the whole. */
const PART_OF_RADIUS = 8;
/** The smaller circle has no deep pages. */
const MAX_IN_SMALL = 200;

/** One search as SQL: its conditions, its order, and the values of both. */
interface Statement {
  where: string;
  /** The condition split into disjoint parts, each with an index in this order. */
  parts: string[];
  distance: string | undefined;
  relevance: string | undefined;
  parameters: Parameters;
  /** The values of the conditions alone: PostgreSQL refuses values that a statement has no parameter for. */
  counted: unknown[];
}

/** Searches the listings in PostgreSQL itself: never out of date, and available whenever the database is. */
@Injectable()
export class PostgresSearchIndex extends SearchIndex {
  private totals = new LRUCache<string, number>({ max: MAX_TOTALS });
  private served = new LRUCache<string, readonly number[]>({ max: MAX_TOTALS });
  private cursors = new PageCursors();
  /** Counts that are under way: searches that need the same count wait for it. */
  private counting = new Map<string, Promise<number>>();
  private readonly limiter = new DatabaseLimiter(AT_ONCE, WAIT_MS);
  /** The largest total so far: how large the directory is at least. */
  private largest = 0;

  /**
   * @param deep from which offset on the end of a page is remembered
   * @param many how many some search has to have found for the nearest to be looked for in a smaller circle first
   */
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly vocabulary: PostgresVocabulary,
    @Optional() private readonly deep: number = DEEP,
    @Optional() private readonly many: number = MANY,
  ) {
    super();
  }

  /** Counting is most of the work, so exact totals, and where deep pages end, are kept until the directory changes: call this when it does. */
  forgetTotals(): void {
    // A count still under way belongs to the directory before the change: it goes into the old cache.
    this.totals = new LRUCache({ max: MAX_TOTALS });
    this.served = new LRUCache({ max: MAX_TOTALS });
    this.cursors = new PageCursors();
    this.counting = new Map();
  }

  /** @throws DatabaseUnavailable when too many searches are under way for this one to begin in time */
  search(query: SearchQuery): Promise<SearchPage> {
    return this.limiter.run(() => this.searchLimited(query));
  }

  private async searchLimited(query: SearchQuery): Promise<SearchPage> {
    const words = query.words ?? [];
    if (query.exact || query.asSpelled) return this.find(query, new Map());
    const page = await this.find(query, await this.variants(words, false));
    if (page.total > 0 || words.length === 0) return page;
    // All words are known, but no listing has them together: perhaps one of them was meant to be another.
    return this.find(query, await this.variants(words, true));
  }

  private async variants(words: string[], always: boolean): Promise<Variants> {
    const found = await Promise.all(
      words.map(async (word, index) => {
        const last = index === words.length - 1;
        return [word, await this.vocabulary.variantsOf(word, last, always)] as const;
      }),
    );
    return new Map(found);
  }

  private async find(query: SearchQuery, variants: Variants): Promise<SearchPage> {
    const statement = statementOf(query, variants, await this.serving(query));
    if (query.few !== undefined) {
      const total = await this.atMost(query.few + 1, statement);
      if (total === 0 || total > query.few) return SearchPage.of([], total);
    }
    const offset = (query.page - 1) * query.limit;
    const { totals } = this;
    const nearest = await this.nearest(query, variants, statement, offset);
    if (nearest) return nearest;
    const { cards, matching } = await this.page(query, statement, offset);
    if (matching !== undefined) totals.set(keyOf(statement), matching);
    // A page that is not full is the last one: the total follows from it without a count.
    const counted = query.anyOf || (cards.length < query.limit && (cards.length > 0 || offset === 0));
    const total = counted ? offset + cards.length : (matching ?? (await this.total(statement)));
    return pageWith(cards, total);
  }

  /**
   * The nearest first around a place of a large directory: a page of them is found in a small circle, for which a small part of all is measured.
   * `undefined` where that had not enough.
   */
  private async nearest(query: SearchQuery, variants: Variants, statement: Statement, offset: number): Promise<SearchPage | undefined> {
    const { near, sortBy, words, limit } = query;
    if (!near || sortBy !== 'distance' || words || this.largest <= this.many || offset + limit > MAX_IN_SMALL) return undefined;
    const around = { ...query, near: { ...near, radiusKm: near.radiusKm / PART_OF_RADIUS } };
    const { cards } = await this.page(around, statementOf(around, variants, await this.serving(query)), offset);
    return cards.length < limit ? undefined : pageWith(cards, await this.total(statement));
  }

  /**
   * Those that serve the city, kept as totals are: an address and a service area are in two indexes, which together have no order, and
   * nearly every city has nobody, or a few. `undefined` where they are many.
   */
  private async serving({ cityKey }: SearchQuery): Promise<readonly number[] | undefined> {
    if (!cityKey) return undefined;
    const { served } = this;
    let keys = served.get(cityKey);
    if (keys === undefined) {
      const rows = await this.transaction.query<{ key: string }>(`${SERVING} LIMIT ${MAX_SERVING + 1}`, [cityKey]);
      keys = rows.map(({ key }) => Number(key));
      served.set(cityKey, keys);
    }
    return keys.length > MAX_SERVING ? undefined : keys;
  }

  /** How many there are, as far as it matters. */
  private async atMost(most: number, { where, counted }: Statement): Promise<number> {
    const [row] = await this.transaction.query<{ total: string }>(
      `SELECT count(*) AS total FROM (SELECT FROM searchable_listing WHERE ${where} LIMIT ${most}) AS part`,
      counted,
    );
    return Number(row?.total);
  }

  private async total(statement: Statement): Promise<number> {
    const key = keyOf(statement);
    const { totals, counting } = this;
    const known = totals.get(key) ?? counting.get(key);
    if (known !== undefined) return known;
    const count = this.count(statement).finally(() => counting.delete(key));
    counting.set(key, count);
    const total = await count;
    totals.set(key, total);
    this.largest = Math.max(this.largest, total);
    return total;
  }

  private async count({ parts, counted }: Statement): Promise<number> {
    const counts = parts.map((part) => `(SELECT count(*) FROM searchable_listing WHERE ${part})`);
    const [row] = await this.transaction.query<{ total: string }>(`SELECT ${counts.join(' + ')} AS total`, counted);
    return Number(row?.total);
  }

  /** The cards of a page as JSON texts; of a trade in a small box how many there are as well, where it is not known: they are all read and sorted. */
  private async page(query: SearchQuery, statement: Statement, offset: number): Promise<{ cards: string[]; matching: number | undefined }> {
    const { distance, parameters } = statement;
    // What was found by its place says which one that is, and that it is roughly there where its own is not known.
    const isPlaced = distance !== undefined || query.box !== undefined || query.forPins === true;
    const merged = [
      query.forPins ? PINNED : 'card::jsonb',
      ...(query.withKeys ? [`jsonb_build_object('key', listing.key)`] : []),
      ...(isPlaced ? [`CASE WHEN listing.approximate THEN ${APPROXIMATE} ELSE '{}' END`] : []),
      ...(distance ? [MEASURED] : []),
    ];
    const whole = `(${merged.join(' || ')})::text`;
    // As it is stored where nothing is added: taking it apart and putting it together again costs more than finding it.
    const isAsStored = !query.forPins && !query.withKeys && !distance;
    const card = !isAsStored ? whole : isPlaced ? `CASE WHEN listing.approximate THEN ${whole} ELSE card::text END` : 'card::text';
    const isDeep = offset + query.limit >= this.deep && hasCursors(query, statement);
    const { cursors } = this;
    const known = isDeep ? cursors.before(cursorKeyOf(query, statement), offset) : undefined;
    const matching = !known && readsAll(query, statement) && !this.totals.has(keyOf(statement)) ? ', page.matching' : '';
    const found = known
      ? pageAfter(query, statement, known.cursor, offset - known.offset)
      : pageOf(query, statement, offset, matching !== '');
    const end = isDeep
      ? columnsOf(orderOf(query, undefined, ''))
          .map((column) => `, page.${column}`)
          .join('')
      : '';
    const rows = await this.transaction.query<PageCursor & { card: string; matching?: string }>(
      `${isPlain(query) ? PREPARED : ''}SELECT ${card} AS card${matching}${end} FROM (${found}) AS page
         JOIN searchable_listing AS listing USING (key) ORDER BY ${orderOf(query, statement.relevance, 'page.').join(', ')}`,
      parameters.values,
    );
    if (isDeep && rows.length === query.limit) cursors.remember(cursorKeyOf(query, statement), offset + rows.length, rows.at(-1)!);
    return { cards: rows.map((row) => row.card), matching: rows[0]?.matching === undefined ? undefined : Number(rows[0].matching) };
  }
}

const pageWith = (cards: readonly string[], total: number) => new SearchPage(Buffer.from(`[${cards.join()}]`), total);

/**
 * Picks the keys of a page. With text and the default order, every match of the first group would have to be ranked to
 * find the best: so featured listings, few and always first, are ranked on their own, and the rest only if the page
 * reaches beyond them. (An append reads its parts one after the other, and stops at the limit.)
 */
function pageOf(query: SearchQuery, { where, parts, distance, relevance }: Statement, offset: number, isCounted: boolean): string {
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

/** The keys of a page after a known cursor: an append reads its parts one after the other, and stops at the limit. */
function pageAfter(query: SearchQuery, { where, parameters }: Statement, cursor: PageCursor, skipped: number): string {
  const order = orderOf(query, undefined, '');
  const parts = conditionsAfter(order, cursor, parameters).map(
    (part) =>
      `(SELECT ${columnsOf(order).join(', ')} FROM searchable_listing WHERE ${where} AND ${part} ORDER BY ${order.join(', ')} LIMIT ${skipped + query.limit})`,
  );
  return `SELECT * FROM (${parts.join(' UNION ALL ')}) AS matched LIMIT ${query.limit} OFFSET ${skipped}`;
}

/** Whether the columns of a listing alone determine its position in the order, as a cursor needs. */
function hasCursors({ sortBy, anyOf: some }: SearchQuery, { parts, relevance, distance }: Statement): boolean {
  return sortBy !== 'distance' && !some && parts.length === 1 && !relevance && !distance;
}

/** Key of a search among the cursors: its condition and its order. */
const cursorKeyOf = ({ sortBy }: SearchQuery, statement: Statement) => sortBy + keyOf(statement);

/** Whether its statement depends on nothing but which filters there are: those of trades, towns and boxes take as long to plan as to carry out. */
function isPlain({
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

/** In degrees: in a box of this size at most, a town with its surroundings, all listings of a trade are read. */
const MAX_READ = 1.5;

function readsAll({ box, industryKey, industryKeys, titlePart, anyOf: some }: SearchQuery, { parts, relevance }: Statement): boolean {
  // The index of parts of titles has no order: all that have the part are read for the best of them.
  if (titlePart && !relevance && !some && parts.length === 1) return true;
  if (!box || relevance || some || parts.length > 1 || (industryKey === undefined && industryKeys?.length !== 1)) return false;
  return box.north - box.south <= MAX_READ && box.east - box.west <= MAX_READ;
}

/** Key of a search among the totals: its condition. */
const keyOf = ({ where, counted }: Statement) => JSON.stringify([where, counted]);

const PINNED = `jsonb_build_object(${PIN_FIELDS.map((field) => `'${field}', card->'${field}'`).join(', ')})`;

const APPROXIMATE = `jsonb_build_object('latitude', listing.latitude, 'longitude', listing.longitude, 'approximate', true)`;

/** A listing without any place has no distance. */
const MEASURED = `CASE WHEN page.distance IS NULL THEN '{}' ELSE jsonb_build_object('distanceKm', round(page.distance::numeric, 2)) END`;

/** Computed for each search, not columns of listings. */
const COMPUTED = ['relevance', 'distance'];

/** Only columns of the sort index, so that PostgreSQL skips earlier rows in an index-only scan. */
const columnsOf = (order: readonly string[]) => order.map((column) => column.split(' ')[0]!).filter((name) => !COMPUTED.includes(name));

function statementOf(query: SearchQuery, variants: Variants, serving: readonly number[] | undefined): Statement {
  const parameters = new Parameters();
  const conditions = conditionsOf(query, parameters);
  let relevance: string | undefined;
  if (query.words) {
    const [indexed, lookedAt] = tsqueriesOf(query.words, variants, query).map((text) => `${parameters.add(text)}::tsquery`) as [
      string,
      string?,
    ];
    conditions.push(`words @@ ${indexed}`);
    // A test for "true" is none that the index answers.
    if (lookedAt) conditions.push(`(words @@ ${lookedAt}) IS TRUE`);
    // The index of words has descriptions, too, and would read thousands of them; that of titles knows three letters of each word.
    if (query.inTitle && query.asSpelled)
      conditions.push(...query.words.filter(({ length }) => length > 2).map((word) => `${TITLE_TEXT} LIKE ${parameters.add(`%${word}%`)}`));
    if (query.sortBy === 'featured') relevance = `ts_rank('${WEIGHTS}', words, ${lookedAt ? `${indexed} && ${lookedAt}` : indexed})`;
  }
  let distance: string | undefined;
  if (query.near) {
    distance = distanceTo(query.near, parameters);
    conditions.push(...boxAround(query.near, parameters), `${distance} <= ${parameters.add(query.near.radiusKm)}`);
  }
  const ways = waysToCity(query, serving, parameters);
  const filtered = [...conditions, ...(ways.length > 0 ? [anyOf(ways)] : [])].join(' AND ') || 'true';
  const areApart = serving !== undefined && !query.words && !query.near && !query.anyOf;
  const parts = areApart ? ways.map((way) => [...conditions, way].join(' AND ')) : [filtered];
  let where = filtered;
  if (query.also?.length) {
    const others = `key = ANY(${parameters.add(query.also)}::bigint[])`;
    where = `(${filtered} OR ${others})`;
    parts.push(`${others} AND (${filtered}) IS NOT TRUE`);
  }
  const counted = [...parameters.values];
  // "least" takes no account of NULL: a listing without any place would be at the other end of the earth.
  if (query.from && !query.near) distance = `CASE WHEN latitude IS NOT NULL THEN ${distanceTo(query.from, parameters)} END`;
  return { where, parts, distance, relevance, parameters, counted };
}

function orderOf({ sortBy }: SearchQuery, relevance: string | undefined, table: '' | 'page.'): string[] {
  const columns = sortBy === 'distance' ? BY_DISTANCE : sortBy === 'featured' ? byFeatured(relevance) : ORDERS[sortBy];
  return columns.map((column) => `${table}${column}`);
}

function byFeatured(relevance: string | undefined): string[] {
  return ['featured DESC', ...(relevance ? ['relevance DESC'] : []), ...BEST_FIRST];
}
