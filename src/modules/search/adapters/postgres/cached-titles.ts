import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../platform/database/refreshed-value.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { CacheVersion } from '../../../../platform/web/cache-version.js';
import { type NamedBusiness, TitledBusinesses } from '../../application/suggest-searches.js';
import { TitleBook } from '../../domain/suggest/title-book.js';
import { DIRECTORY_CHANGED } from './cached-facets.js';

/** In the order in which both engines prefer listings that fit as well. */
const TITLES = `SELECT key, title_key FROM searchable_listing ORDER BY rating DESC NULLS LAST, reviews DESC, title_key, id_key, key`;
const NAMED = `SELECT key, card->>'slug' AS slug, card->>'title' AS title, card->>'industry' AS industry, card->>'city' AS city
  FROM searchable_listing WHERE key = ANY($1::bigint[])`;

/** Titles read per iteration of the event loop. */
const AT_ONCE = 2_000;
const MAX_NAMED = 2_000;

interface TitleRow {
  key: string;
  title_key: string;
}

/** Reads the titles once for each change of the directory. */
@Injectable()
export class CachedTitles extends TitledBusinesses {
  private readonly followed: RefreshedValue<TitleBook>;
  private readonly businesses = new LRUCache<number, NamedBusiness>({ max: MAX_NAMED });
  private current: TitleBook | undefined;
  private change = 0;

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly changes: ChangeFeed,
    cacheVersion: CacheVersion,
  ) {
    super();
    // Titles that have changed answer no more until they have been read; what was answered in between was answered without them.
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
    if (unknown.length > 0) {
      const { change } = this;
      const rows = await this.transaction.manager.query<(NamedBusiness & { key: string })[]>(NAMED, [unknown]);
      const found = new Map(rows.map(({ key, ...business }) => [Number(key), business]));
      if (change === this.change) for (const [key, business] of found) this.businesses.set(key, business);
      return keys.flatMap((key) => found.get(key) ?? this.businesses.get(key) ?? []);
    }
    return keys.map((key) => this.businesses.get(key)!);
  }

  private forget(): void {
    this.change += 1;
    this.current = undefined;
    this.businesses.clear();
  }

  private async read(): Promise<TitleBook> {
    const { change } = this;
    const rows = await this.transaction.run(() => this.transaction.manager.query<TitleRow[]>(TITLES), { long: true });
    const book = new TitleBook();
    for (const [index, row] of rows.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
      book.add({ key: Number(row.key), titleKey: row.title_key });
    }
    if (change === this.change) this.current = book;
    return book;
  }
}
