import type { Provider } from '@nestjs/common';
import { AuditLog } from '../../shared/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { Transaction } from '../../shared/transaction.js';
import { FileTables } from './adapters/files/file-tables.js';
import { TypeormListingUploads } from './adapters/typeorm/typeorm-listing-uploads.js';
import { SyncListings } from './application/sync-listings.js';
import { UndoSync } from './application/undo-sync.js';
import { ApplyUpload } from './application/uploads/apply-upload.js';
import { MapUpload, UploadListings } from './application/uploads/upload-listings.js';
import { UploadSituations } from './application/uploads/upload-situation.js';
import { SheetUndo } from './domain/sheet-undo.js';
import { SyncLock, SyncRuns } from './domain/sync-run.js';
import { TableReader } from './domain/uploads/table-reader.js';
import { ListingUploads } from './domain/uploads/upload.js';
import { classProvider } from '../../shared/providers.js';

/** Everything between an uploaded file and the listings. */
export const uploading: Provider[] = [
  { provide: TableReader, useClass: FileTables },
  { provide: ListingUploads, useClass: TypeormListingUploads },
  classProvider(UploadListings, [TableReader, ListingUploads, Transaction, Clock]),
  classProvider(MapUpload, [ListingUploads, Transaction, Clock]),
  classProvider(ApplyUpload, [ListingUploads, SyncListings, UndoSync, AuditLog, Clock]),
  classProvider(UploadSituations, [ListingUploads, SyncRuns, SyncLock, SheetUndo]),
];
