import { availableParallelism } from 'node:os';
import { Injectable, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { DatabaseLimiter } from '../../../../platform/database/database-limiter.js';
import { SearchIndex, SearchPage } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';
import { PageCursors, type PageCursor } from './page-cursors.js';
import { PostgresVocabulary } from './postgres-vocabulary.js';
import { cardsOf, hasCursors, keysAfter, keysOfPage, readsAll } from './page-statement.js';
import { keyOf, type SearchStatement, statementOf } from './search-statement.js';
import { SERVED_CITY_SQL } from './sql-conditions.js';
import type { Variants } from './text-query.js';

/** From this offset on, the ends of pages are remembered as cursors. Before it, PostgreSQL skips the rows in a few milliseconds. */
const MIN_DEEP_OFFSET = 1_000;

const MAX_TOTALS = 5_000;
const MAX_SERVING = 200;
/** Concurrent searches: two for each core, and at least four. PostgreSQL may be on another machine, and wait for a disk. */
const AT_ONCE = Math.max(4, 2 * availableParallelism());
/** How long a search may wait until it begins. It waits once, not before each of its statements. */
const WAIT_MS = 2_000;

/**
 * Once a search has found more listings than this, the nearest are read from a smaller circle first: other places may have as many around
 * them.
 */
const MANY = 2_000;
/** The smaller circle has this fraction of the radius, so a sixty-fourth of the area. */
const PART_OF_RADIUS = 8;
/** The smaller circle is not used for deeper pages. */
const MAX_OFFSET_IN_SMALLER_CIRCLE = 200;

/** What is known of the directory until it changes. */
class Caches {
  readonly totals = new LRUCache<string, number>({ max: MAX_TOTALS });
  readonly served = new LRUCache<string, readonly number[]>({ max: MAX_TOTALS });
  readonly cursors = new PageCursors();
  /** Counts that are under way: searches that need the same count wait for it. */
  readonly counting = new Map<string, Promise<number>>();
}

/** Searches the listings in PostgreSQL itself: never out of date, and available whenever the database is. */
@Injectable()
export class PostgresSearchIndex extends SearchIndex {
  private caches = new Caches();
  private readonly limiter = new DatabaseLimiter(AT_ONCE, WAIT_MS);
  /** The largest total so far: a lower bound of the size of the directory. */
  private largest = 0;

  /**
   * @param deep from which offset on the end of a page is remembered
   * @param many more listings than this in any search, and the nearest are read from a smaller circle first
   */
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly vocabulary: PostgresVocabulary,
    @Optional() private readonly deep: number = MIN_DEEP_OFFSET,
    @Optional() private readonly many: number = MANY,
  ) {
    super();
  }

  /**
   * Counting is most of the work, so exact totals and the ends of deep pages are cached until the directory changes. Call this when it
   * does.
   */
  forgetTotals(): void {
    this.caches = new Caches();
  }

  /** @throws DatabaseUnavailable when too many searches are under way for this one to begin in time */
  search(query: SearchQuery): Promise<SearchPage> {
    // What a search under way has read is of the directory before a change, also if it reads a replica that lags behind later: it goes
    // into the caches of its beginning.
    const { caches } = this;
    return this.limiter.run(() => this.searchLimited(query, caches));
  }

  private async searchLimited(query: SearchQuery, caches: Caches): Promise<SearchPage> {
    const words = query.words ?? [];
    if (query.exact || query.asSpelled) return this.find(query, new Map(), caches);
    const page = await this.find(query, await this.variants(words, false), caches);
    if (page.total > 0 || words.length === 0) return page;
    // The directory has all of the words, but no listing has them together: one of them may be a misspelling of another word.
    return this.find(query, await this.variants(words, true), caches);
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

  private async find(query: SearchQuery, variants: Variants, caches: Caches): Promise<SearchPage> {
    const statement = statementOf(query, variants, await this.serving(query, caches));
    if (query.few !== undefined) {
      const total = await this.atMost(query.few + 1, statement);
      if (total === 0 || total > query.few) return SearchPage.of([], total);
    }
    const offset = (query.page - 1) * query.limit;
    const nearest = await this.nearest(query, variants, statement, offset, caches);
    if (nearest) return nearest;
    const { cards, matching } = await this.page(query, statement, offset, caches);
    if (matching !== undefined) caches.totals.set(keyOf(statement), matching);
    // A page that is not full is the last one: the total follows from it without a count.
    const counted = query.anyOf || (cards.length < query.limit && (cards.length > 0 || offset === 0));
    const total = counted ? offset + cards.length : (matching ?? (await this.total(statement, caches)));
    return pageWith(cards, total);
  }

  /**
   * A page of the nearest listings in a large directory, read from a smaller circle, so that distances are computed for few listings.
   * `undefined` if the circle has too few.
   */
  private async nearest(
    query: SearchQuery,
    variants: Variants,
    statement: SearchStatement,
    offset: number,
    caches: Caches,
  ): Promise<SearchPage | undefined> {
    const { near, sortBy, words, limit } = query;
    if (!near || sortBy !== 'distance' || words || this.largest <= this.many || offset + limit > MAX_OFFSET_IN_SMALLER_CIRCLE)
      return undefined;
    const around = { ...query, near: { ...near, radiusKm: near.radiusKm / PART_OF_RADIUS } };
    const { cards } = await this.page(around, statementOf(around, variants, await this.serving(query, caches)), offset, caches);
    return cards.length < limit ? undefined : pageWith(cards, await this.total(statement, caches));
  }

  /**
   * The keys of listings that serve the city, cached like totals. The address and the service area are in two indexes, which have no common
   * order; but nearly every city is served by nobody or by a few. `undefined` where they are more than {@link MAX_SERVING}.
   */
  private async serving({ cityKey }: SearchQuery, { served }: Caches): Promise<readonly number[] | undefined> {
    if (!cityKey) return undefined;
    let keys = served.get(cityKey);
    if (keys === undefined) {
      const rows = await this.transaction.query<{ key: string }>(`${SERVED_CITY_SQL} LIMIT ${MAX_SERVING + 1}`, [cityKey]);
      keys = rows.map(({ key }) => Number(key));
      served.set(cityKey, keys);
    }
    return keys.length > MAX_SERVING ? undefined : keys;
  }

  /** The number of matches, counted up to `most`. */
  private async atMost(most: number, { where, counted }: SearchStatement): Promise<number> {
    const [row] = await this.transaction.query<{ total: string }>(
      `SELECT count(*) AS total FROM (SELECT FROM searchable_listing WHERE ${where} LIMIT ${most}) AS part`,
      counted,
    );
    return Number(row?.total);
  }

  private async total(statement: SearchStatement, { totals, counting }: Caches): Promise<number> {
    const key = keyOf(statement);
    const known = totals.get(key) ?? counting.get(key);
    if (known !== undefined) return known;
    const count = this.count(statement).finally(() => counting.delete(key));
    counting.set(key, count);
    const total = await count;
    totals.set(key, total);
    this.largest = Math.max(this.largest, total);
    return total;
  }

  private async count({ parts, counted }: SearchStatement): Promise<number> {
    const counts = parts.map((part) => `(SELECT count(*) FROM searchable_listing WHERE ${part})`);
    const [row] = await this.transaction.query<{ total: string }>(`SELECT ${counts.join(' + ')} AS total`, counted);
    return Number(row?.total);
  }

  /**
   * The cards of a page as JSON texts. For a trade in a small box also the total, where it is not cached: all matches are read and sorted
   * anyway.
   */
  private async page(
    query: SearchQuery,
    statement: SearchStatement,
    offset: number,
    { cursors, totals }: Caches,
  ): Promise<{ cards: string[]; matching: number | undefined }> {
    const isDeep = offset + query.limit >= this.deep && hasCursors(query, statement);
    const known = isDeep ? cursors.before(cursorKeyOf(query, statement), offset) : undefined;
    const counts = !known && readsAll(query, statement) && !totals.has(keyOf(statement));
    const keys = known ? keysAfter(query, statement, known.cursor, offset - known.offset) : keysOfPage(query, statement, offset, counts);
    const rows = await this.transaction.query<PageCursor & { card: string; matching?: string }>(
      cardsOf(query, statement, keys, { counts, isDeep }),
      statement.parameters.values,
    );
    if (isDeep && rows.length === query.limit) cursors.remember(cursorKeyOf(query, statement), offset + rows.length, rows.at(-1)!);
    return { cards: rows.map((row) => row.card), matching: rows[0]?.matching === undefined ? undefined : Number(rows[0].matching) };
  }
}

/** Key of a search among the cursors: its condition and its order. */
const cursorKeyOf = ({ sortBy }: SearchQuery, statement: SearchStatement) => sortBy + keyOf(statement);

const pageWith = (cards: readonly string[], total: number) => new SearchPage(Buffer.from(`[${cards.join()}]`), total);
