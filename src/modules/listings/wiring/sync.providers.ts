import type { Provider } from '@nestjs/common';
import { Registry } from 'prom-client';
import { HealthChecks } from '../../../platform/health/health-checks.js';
import { PgBossOutbox } from '../../../platform/outbox/pg-boss-outbox.js';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import { CsvSheet } from '../adapters/csv/csv-sheet.js';
import { type GoogleSheetOptions, GoogleSheetSource } from '../adapters/google/google-sheet-source.js';
import type { DownloadRules } from '../adapters/remote/checked-download.js';
import { registerSyncMetrics } from '../adapters/metrics/sync-metrics.js';
import { PostgresSyncLock } from '../adapters/postgres/import/postgres-sync-lock.js';
import { PostgresSheetListings } from '../adapters/postgres/import/postgres-sheet-listings.js';
import { PostgresSheetUndo } from '../adapters/postgres/import/postgres-sheet-undo.js';
import { PostgresSyncRuns } from '../adapters/postgres/import/postgres-sync-runs.js';
import { ListingQueries } from '../application/reads/listing-queries.js';
import { LoadSample } from '../application/import/load-sample.js';
import { SearchBacklog } from '../application/import/search-backlog.js';
import { ManualSync } from '../application/import/manual-sync.js';
import { ScheduledSync } from '../application/import/scheduled-sync.js';
import { SyncListings } from '../application/import/sync-listings.js';
import { SyncSituations } from '../application/import/sync-situation.js';
import { UndoSync } from '../application/import/undo-sync.js';
import type { ListingSheet } from '../domain/catalogue/listing-source.js';
import { SheetListings } from '../domain/import/sheet-listings.js';
import { SheetUndo } from '../domain/import/sheet-undo.js';
import { SyncLock, SyncRuns } from '../domain/import/sync-run.js';
import { classProvider, factoryProvider, namedToken } from '../../../shared/providers.js';

export interface SheetOptions {
  /** The CSV file that serves as the sheet, if there is one. */
  listingsCsv: string | undefined;
  /** The spreadsheet at Google; a CSV file takes precedence over it. */
  googleSheet: GoogleSheetOptions | undefined;
  /** The fictional listings for a first run, unless the operator wants to start empty. */
  sampleCsv: string | undefined;
  /** What may be fetched from the web; tests set their own rules. */
  downloads?: DownloadRules;
}

const SYNC_HEALTH = namedToken<void>('SYNC_HEALTH');
const SYNC_METRICS = namedToken<void>('SYNC_METRICS');

/** Providers between the sheet and the listings. */
export const syncing = (options: SheetOptions): Provider[] => [
  { provide: SheetListings, useClass: PostgresSheetListings },
  { provide: SheetUndo, useClass: PostgresSheetUndo },
  { provide: SyncRuns, useClass: PostgresSyncRuns },
  { provide: SyncLock, useClass: PostgresSyncLock },
  factoryProvider(
    SyncListings,
    [SheetListings, SyncRuns, SyncLock, Transaction, Clock],
    (listings, runs, lock, transaction, clock) => new SyncListings(sheetOf(options), listings, runs, lock, transaction, clock),
  ),
  classProvider(ManualSync, [SyncListings, AuditLog, SheetUndo]),
  classProvider(ScheduledSync, [SyncListings, SyncRuns, SheetUndo]),
  classProvider(UndoSync, [SheetUndo, SheetListings, SyncRuns, SyncLock, Transaction, Clock, AuditLog]),
  classProvider(SyncSituations, [SyncRuns, SyncLock, SheetUndo]),
  factoryProvider(
    LoadSample,
    [SyncListings, ListingQueries, SyncRuns],
    (sync, listings, runs) => new LoadSample(options.sampleCsv ? new CsvSheet(options.sampleCsv) : undefined, sync, listings, runs),
  ),
  classProvider(SearchBacklog, [PgBossOutbox]),
  factoryProvider(SYNC_HEALTH, [HealthChecks, SyncSituations, SheetUndo], registerSyncHealth),
  factoryProvider(SYNC_METRICS, [Registry, SyncSituations, SheetUndo], registerSyncMetrics),
];

function sheetOf({ listingsCsv, googleSheet }: SheetOptions): ListingSheet | undefined {
  if (listingsCsv) return new CsvSheet(listingsCsv);
  return googleSheet && new GoogleSheetSource(googleSheet);
}

/** Reports `degraded` after a failed sync, although the directory itself is unchanged. */
function registerSyncHealth(health: HealthChecks, situations: SyncSituations, undo: SheetUndo): void {
  health.register('sync', async () => {
    const [last, { pausedSince }] = await Promise.all([situations.lastDecided(), undo.state('sheet')]);
    if (last && last.status !== 'applied' && last.status !== 'undone') return { status: 'degraded', detail: last.error ?? last.status };
    return pausedSince ? { status: 'ok', detail: 'paused since a sync was taken back; sync by hand to go on' } : { status: 'ok' };
  });
}
