import type { PageRange } from '../../src/shared/office/admin-list.js';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { SyncListings } from '../../src/modules/listings/application/import/sync-listings.js';
import { PostgresSheetListings } from '../../src/modules/listings/adapters/postgres/import/postgres-sheet-listings.js';
import { ListingSheet } from '../../src/modules/listings/domain/catalogue/listing-source.js';
import type { SheetListings } from '../../src/modules/listings/domain/import/sheet-listings.js';
import { type SyncRun, SyncLock, SyncRuns } from '../../src/modules/listings/domain/import/sync-run.js';
import { PostgresTradeSettings } from '../../src/modules/trades/adapters/postgres/postgres-trade-settings.js';
import { LockedTradeNames } from '../../src/modules/trades/application/locked-trade-names.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../src/modules/listings/domain/catalogue/listings-changed.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { DatabaseStall } from '../../src/platform/database/database-stall.js';
import { stallAwarePool } from '../../src/platform/database/stall-aware-pool.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { SystemClock } from '../../src/shared/clock.js';
import { Outbox } from '../../src/shared/outbox.js';
import { sheetRows } from './builders.js';
import { createDatabase } from './database.js';
import { transactionsOn } from './transaction.js';

/** A directory in a database of its own, filled by the real import. */
export interface TestDirectory {
  readonly transaction: PostgresTransaction;
  readonly outbox: InMemoryOutbox;
  /** The repository that its syncs use. */
  readonly listings: SheetListings;
  /** Syncs with a sheet of only these listings; @returns the announced changes */
  sync(listings: readonly ListingRow[]): Promise<ListingsChanged[]>;
  /** As {@link sync}; @returns the report of the import */
  runSync(listings: readonly ListingRow[]): Promise<SyncRun>;
  /** @returns the announced change */
  unpublish(id: string): Promise<ListingsChanged>;
  close(): Promise<void>;
}

/** @param minCreated an import with more new listings than this fills a new table */
export async function openDirectory(minCreated?: number): Promise<TestDirectory> {
  const database = await createDatabase({ migrated: true });
  const source = await new DataSource({
    ...databaseOptions(database.url),
    driver: { ...pg, Pool: stallAwarePool(new DatabaseStall()) },
  }).initialize();
  const transaction = transactionsOn(source);
  const outbox = new InMemoryOutbox();
  const sheet = new InMemorySheet();
  const listings = new PostgresSheetListings(transaction, outbox, tradesOn(transaction), minCreated);
  const imports = new SyncListings(sheet, listings, new InMemorySyncRuns(), new OneProcess(), transaction, new SystemClock());
  const runSync = (rows: readonly ListingRow[]) => {
    sheet.listings = rows;
    return imports.run({ trigger: 'manual', force: true });
  };
  return {
    transaction,
    outbox,
    listings,
    runSync,
    async sync(rows) {
      const before = outbox.entries.length;
      await runSync(rows);
      const changes = outbox.entries.slice(before).filter(({ topic }) => topic === LISTINGS_CHANGED);
      return changes.map(({ payload }) => payload as ListingsChanged);
    },
    async unpublish(id) {
      const [changed] = await source.query<[{ key: string }[], number]>(
        `UPDATE listing SET status = 'unpublished' WHERE id = $1 RETURNING key`,
        [id],
      );
      return { keys: changed.map(({ key }) => Number(key)) };
    },
    async close() {
      await source.destroy();
      await database.drop();
    },
  };
}

/** The names of the trades in this database. */
export function tradesOn(transaction: PostgresTransaction): LockedTradeNames {
  return new LockedTradeNames(new PostgresTradeSettings(transaction));
}

/** A sheet with listings given by the test. */
export class InMemorySheet extends ListingSheet {
  readonly name = 'in memory';
  listings: readonly ListingRow[] = [];

  // oxlint-disable-next-line typescript/require-await -- the port reads over a network
  async *rows(): AsyncIterable<string[]> {
    yield* sheetRows(this.listings);
  }
}

/** Stores entries without handling them. */
export class InMemoryOutbox extends Outbox {
  readonly entries: { topic: string; payload: object }[] = [];

  add(topic: string, payload: object): Promise<void> {
    this.entries.push({ topic, payload });
    return Promise.resolve();
  }

  handle(): void {}
}

class InMemorySyncRuns extends SyncRuns {
  private readonly runs = new Map<string, SyncRun>();

  progress(): Promise<void> {
    return Promise.resolve();
  }

  lastDecided(): Promise<SyncRun | undefined> {
    return Promise.resolve([...this.runs.values()].at(-1));
  }

  begunSince(): Promise<boolean> {
    return Promise.resolve(false);
  }

  save(run: SyncRun): Promise<void> {
    this.runs.set(run.id, { ...run });
    return Promise.resolve();
  }

  saveEnd(run: SyncRun): Promise<void> {
    return this.save(run);
  }

  saveFailure(run: SyncRun): Promise<void> {
    return this.save(run);
  }

  latest({ page, limit }: PageRange): Promise<SyncRun[]> {
    return Promise.resolve([...this.runs.values()].reverse().slice((page - 1) * limit, page * limit));
  }

  count(): Promise<number> {
    return Promise.resolve(this.runs.size);
  }

  lastOf(): Promise<Map<string, SyncRun>> {
    return Promise.resolve(new Map<string, SyncRun>());
  }

  lastAppliedOf(): Promise<SyncRun | undefined> {
    return Promise.resolve(undefined);
  }

  forgetTrials(): Promise<void> {
    return Promise.resolve();
  }

  forgetPreviews(): Promise<void> {
    return Promise.resolve();
  }

  markUndone(): Promise<void> {
    return Promise.resolve();
  }

  find(id: string): Promise<SyncRun | undefined> {
    return Promise.resolve(this.runs.get(id));
  }

  current(): Promise<SyncRun | undefined> {
    return Promise.resolve(undefined);
  }

  hasApplied(): Promise<boolean> {
    return Promise.resolve(this.runs.size > 0);
  }

  closeInterrupted(): Promise<void> {
    return Promise.resolve();
  }
}

class OneProcess extends SyncLock {
  withLock<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  isHeld(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
