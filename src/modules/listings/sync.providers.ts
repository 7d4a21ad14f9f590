import type { Provider } from '@nestjs/common';
import { Registry } from 'prom-client';
import { AuditLog } from '../../shared/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { HealthRegistry } from '../../shared/health.js';
import { Transaction } from '../../shared/transaction.js';
import { CsvSheet } from './adapters/csv/csv-sheet.js';
import { type GoogleSheetOptions, GoogleSheetSource } from './adapters/google/google-sheet-source.js';
import { registerSyncMetrics } from './adapters/metrics/sync-metrics.js';
import { OutboxSearchBacklog } from './adapters/outbox/outbox-search-backlog.js';
import { PostgresSyncLock } from './adapters/typeorm/postgres-sync-lock.js';
import { TypeormSheetListings } from './adapters/typeorm/typeorm-sheet-listings.js';
import { TypeormSheetUndo } from './adapters/typeorm/typeorm-sheet-undo.js';
import { TypeormSyncRuns } from './adapters/typeorm/typeorm-sync-runs.js';
import { ListingQueries } from './application/listing-queries.js';
import { LoadSample } from './application/load-sample.js';
import { SearchBacklog } from './application/search-backlog.js';
import { SyncByHand } from './application/sync-by-hand.js';
import { SyncByItself } from './application/sync-by-itself.js';
import { SyncListings } from './application/sync-listings.js';
import { SyncSituations } from './application/sync-situation.js';
import { UndoSync } from './application/undo-sync.js';
import type { ListingSheet } from './domain/listing-source.js';
import { SheetListings } from './domain/sheet-listings.js';
import { SheetUndo } from './domain/sheet-undo.js';
import { SyncLock, SyncRuns } from './domain/sync-run.js';

export interface SheetOptions {
  /** The CSV file that serves as the sheet, if there is one. */
  listingsCsv: string | undefined;
  /** The spreadsheet at Google; a CSV file wins over it. */
  googleSheet: GoogleSheetOptions | undefined;
  /** The fictional listings for a first run, unless the operator wants to start empty. */
  sampleCsv: string | undefined;
}

const SYNC_HEALTH = Symbol('SYNC_HEALTH');
const SYNC_METRICS = Symbol('SYNC_METRICS');

/** Everything between a sheet and the listings. */
export const syncing = (options: SheetOptions): Provider[] => [
  { provide: SheetListings, useClass: TypeormSheetListings },
  { provide: SheetUndo, useClass: TypeormSheetUndo },
  { provide: SyncRuns, useClass: TypeormSyncRuns },
  { provide: SyncLock, useClass: PostgresSyncLock },
  {
    provide: SyncListings,
    inject: [SheetListings, SyncRuns, SyncLock, Transaction, Clock],
    useFactory: (listings: SheetListings, runs: SyncRuns, lock: SyncLock, transaction: Transaction, clock: Clock) =>
      new SyncListings(sheetOf(options), listings, runs, lock, transaction, clock),
  },
  {
    provide: SyncByHand,
    inject: [SyncListings, AuditLog, SheetUndo],
    useFactory: (...parts: ConstructorParameters<typeof SyncByHand>) => new SyncByHand(...parts),
  },
  {
    provide: SyncByItself,
    inject: [SyncListings, SyncRuns, SheetUndo],
    useFactory: (...parts: ConstructorParameters<typeof SyncByItself>) => new SyncByItself(...parts),
  },
  {
    provide: UndoSync,
    inject: [SheetUndo, SheetListings, SyncRuns, SyncLock, Transaction, Clock, AuditLog],
    useFactory: (...parts: ConstructorParameters<typeof UndoSync>) => new UndoSync(...parts),
  },
  {
    provide: SyncSituations,
    inject: [SyncRuns, SyncLock, SheetUndo],
    useFactory: (...parts: ConstructorParameters<typeof SyncSituations>) => new SyncSituations(...parts),
  },
  {
    provide: LoadSample,
    inject: [SyncListings, ListingQueries, SyncRuns],
    useFactory: (sync: SyncListings, listings: ListingQueries, runs: SyncRuns) =>
      new LoadSample(options.sampleCsv ? new CsvSheet(options.sampleCsv) : undefined, sync, listings, runs),
  },
  { provide: SearchBacklog, useClass: OutboxSearchBacklog },
  { provide: SYNC_HEALTH, inject: [HealthRegistry, SyncRuns, SheetUndo], useFactory: registerSyncHealth },
  { provide: SYNC_METRICS, inject: [Registry, SyncRuns, SheetUndo], useFactory: registerSyncMetrics },
];

function sheetOf({ listingsCsv, googleSheet }: SheetOptions): ListingSheet | undefined {
  if (listingsCsv) return new CsvSheet(listingsCsv);
  return googleSheet && new GoogleSheetSource(googleSheet);
}

/** The last sync's failure is worth a look, even though the directory stands as it was. */
function registerSyncHealth(health: HealthRegistry, runs: SyncRuns, undo: SheetUndo): void {
  health.register('sync', async () => {
    const [last, { pausedSince }] = await Promise.all([runs.lastDecided(), undo.state('sheet')]);
    if (last && last.status !== 'applied' && last.status !== 'undone') return { status: 'degraded', detail: last.error ?? last.status };
    return pausedSince ? { status: 'ok', detail: 'paused since a sync was taken back; sync by hand to go on' } : { status: 'ok' };
  });
}
