import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../platform/database/refreshed-value.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { CacheVersion } from '../../../../platform/web/cache-version.js';
import { type NamedBusiness, TitledBusinesses } from '../../application/suggest-searches.js';
import { TitleBook } from '../../domain/suggest/title-book.js';
import { DIRECTORY_CHANGED } from '../../../../shared/listings/directory-changed.js';

const ORDER = 'rating DESC NULLS LAST, reviews DESC, reachable DESC, title_key, id_key, key';
const titlesThat = (condition: string) =>
  `(SELECT key, title_key, rating, reviews, reachable, id_key FROM searchable_listing WHERE ${condition} ORDER BY ${ORDER})`;
/** In the order in which both engines rank equally good matches. For each half an index has this order, and all columns that are read. */
const TITLES = `SELECT key, title_key FROM (${titlesThat('featured')} UNION ALL ${titlesThat('NOT featured')}) AS listing ORDER BY ${ORDER}`;
const NAMED = `SELECT key, card->>'slug' AS slug, card->>'title' AS title, card->>'industry' AS industry, card->>'city' AS city
  FROM searchable_listing WHERE key = ANY($1::bigint[])`;

/** Titles read per iteration of the event loop. */
const AT_ONCE = 2_000;
/** Some 8 megabytes. In a larger directory only the best rated are cached, which are most of what is suggested. */
const MAX_NAMED = 30_000;
/**
 * Changes come in groups. Names are read ahead only after this time without a change (debounce), in small batches, so that no request
 * waits.
 */
const DEBOUNCE_MS = 2_000;
const NAMED_AT_ONCE = 1_000;

interface TitleRow {
  key: string;
  title_key: string;
}

type NameRow = NamedBusiness & { key: string };

/** Reads the titles once after each change of the directory. */
@Injectable()
export class CachedTitles extends TitledBusinesses implements OnModuleDestroy {
  private readonly logger = new Logger('Search');
  /**
   * Reads again after each change. The book itself is {@link current}, which is freed before the next one is made.
   */
  private readonly followed: RefreshedValue<true>;
  private readonly businesses = new LRUCache<number, NamedBusiness>({
    // `maxSize` instead of `max`: the cache allocates room for `max` entries in advance.
    maxSize: MAX_NAMED,
    sizeCalculation: () => 1,
  });
  private current: TitleBook | undefined;
  private change = 0;
  private readAhead: NodeJS.Timeout | undefined;

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly changes: ChangeFeed,
    cacheVersion: CacheVersion,
  ) {
    super();
    // Titles that have changed are not used until they have been read again; answers in the meantime are made without them.
    changes.on(DIRECTORY_CHANGED, () => this.forget());
    this.followed = new RefreshedValue(
      'The titles of businesses',
      () => this.read(),
      changes,
      [DIRECTORY_CHANGED],
      () => cacheVersion.bump(),
    );
  }

  get book(): TitleBook | undefined {
    return this.changes.connected ? this.current : undefined;
  }

  async prepare(): Promise<void> {
    await this.followed.get();
  }

  async named(keys: readonly number[]): Promise<NamedBusiness[]> {
    const unknown = keys.filter((key) => !this.businesses.has(key));
    const found = unknown.length > 0 ? await this.readNames(unknown) : this.businesses;
    return keys.flatMap((key) => found.get(key) ?? this.businesses.get(key) ?? []);
  }

  onModuleDestroy(): void {
    this.forget();
  }

  private async readNames(keys: readonly number[]): Promise<Map<number, NamedBusiness>> {
    const { change } = this;
    const rows = await this.transaction.query<NameRow>(NAMED, [keys]);
    const found = new Map(rows.map(({ key, ...business }) => [Number(key), business]));
    if (change === this.change) for (const [key, business] of found) this.businesses.set(key, business);
    return found;
  }

  /** Reads names ahead, so that suggestions need not look them up. A name that is not in the cache yet is looked up. */
  private async readAllNames(keys: readonly number[]): Promise<void> {
    const { change } = this;
    try {
      for (let from = 0; from < Math.min(keys.length, MAX_NAMED) && change === this.change; from += NAMED_AT_ONCE)
        await this.readNames(keys.slice(from, from + NAMED_AT_ONCE));
    } catch (error) {
      if (change === this.change)
        this.logger.warn(`The names of businesses could not be loaded, and are queried one by one: ${String(error)}`);
    }
  }

  private forget(): void {
    this.change += 1;
    clearTimeout(this.readAhead);
    this.current?.free();
    this.current = undefined;
    this.businesses.clear();
  }

  private async read(): Promise<true> {
    const { change } = this;
    const book = new TitleBook();
    try {
      const best = await this.fill(book, change);
      while (change === this.change && !book.putInOrder()) await nextTurn();
      if (change === this.change) {
        this.current = book;
        this.readAhead = setTimeout(() => void this.readAllNames(best), DEBOUNCE_MS).unref();
      }
    } finally {
      if (this.current !== book) book.free();
    }
    return true;
  }

  /**
   * Through a cursor: rows are read in batches of the size that is added to the book in one iteration of the event loop.
   * @returns keys of the best rated
   */
  private async fill(book: TitleBook, change: number): Promise<number[]> {
    const best: number[] = [];
    await this.transaction.run(
      async () => {
        await this.transaction.query(`DECLARE titles NO SCROLL CURSOR FOR ${TITLES}`);
        for (;;) {
          const rows = await this.transaction.query<TitleRow>(`FETCH ${AT_ONCE} FROM titles`);
          for (const row of rows) book.add({ key: Number(row.key), titleKey: row.title_key });
          if (best.length < MAX_NAMED) best.push(...rows.map(({ key }) => Number(key)));
          if (rows.length < AT_ONCE || change !== this.change) return;
          await nextTurn();
        }
      },
      { long: true },
    );
    return best;
  }
}
