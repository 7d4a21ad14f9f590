import type { Provider } from '@nestjs/common';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import { FileTables } from '../adapters/files/file-tables.js';
import { PostgresListingUploads } from '../adapters/postgres/import/postgres-listing-uploads.js';
import { SyncListings } from '../application/import/sync-listings.js';
import { UndoSync } from '../application/import/undo-sync.js';
import { ApplyUpload } from '../application/import/uploads/apply-upload.js';
import { MapUpload, UploadListings } from '../application/import/uploads/upload-listings.js';
import { UploadSituations } from '../application/import/uploads/upload-situation.js';
import { SheetUndo } from '../domain/import/sheet-undo.js';
import { SyncLock, SyncRuns } from '../domain/import/sync-run.js';
import { TableReader } from '../domain/import/uploads/table-reader.js';
import { ListingUploads } from '../domain/import/uploads/upload.js';
import { classProvider, factoryProvider } from '../../../shared/providers.js';

/** Providers between uploaded files and the listings. */
export const uploading: Provider[] = [
  { provide: TableReader, useClass: FileTables },
  { provide: ListingUploads, useClass: PostgresListingUploads },
  classProvider(UploadListings, [TableReader, ListingUploads, Transaction, Clock]),
  classProvider(MapUpload, [ListingUploads, SyncRuns, Transaction, Clock]),
  factoryProvider(
    ApplyUpload,
    [ListingUploads, SyncListings, UndoSync, SyncRuns, AuditLog, Clock],
    (uploads, sync, undoing, runs, audit, clock) => new ApplyUpload(uploads, sync, undoing, runs, { audit, clock }),
  ),
  classProvider(UploadSituations, [ListingUploads, SyncRuns, SyncLock, SheetUndo]),
];
