import type { Provider } from '@nestjs/common';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { classProvider, factoryProvider } from '../../../shared/providers.js';
import { Transaction } from '../../../shared/transaction.js';
import { csvText } from '../adapters/csv/csv-text.js';
import { workbookFile } from '../adapters/files/sheet-file.js';
import { PostgresBulkChanges } from '../adapters/postgres/catalogue/postgres-bulk-changes.js';
import { PostgresListingViews } from '../adapters/postgres/catalogue/postgres-listing-views.js';
import { FeatureEnds } from '../adapters/schedule/feature-ends.js';
import { ChangeInBulk } from '../application/catalogue/change-in-bulk.js';
import { EndFeatures } from '../application/catalogue/end-features.js';
import { MergeListings } from '../application/catalogue/merge-listings.js';
import { SavedViews } from '../application/catalogue/saved-views.js';
import { AdminListings } from '../application/reads/admin-listings.js';
import { ExportListings, SpreadsheetFiles } from '../application/reads/export-listings.js';
import { BulkChanges } from '../domain/catalogue/bulk-changes.js';
import { CuratedListings } from '../domain/catalogue/curated-listings.js';
import { ListingViews } from '../domain/catalogue/listing-views.js';

/** Providers for what admins do to many listings at once. */
export const bulkProviders: Provider[] = [
  { provide: BulkChanges, useClass: PostgresBulkChanges },
  { provide: ListingViews, useClass: PostgresListingViews },
  classProvider(SavedViews, [ListingViews, Clock]),
  FeatureEnds,
  classProvider(ChangeInBulk, [AdminListings, CuratedListings, BulkChanges, AuditLog, Transaction, Clock]),
  classProvider(MergeListings, [CuratedListings, BulkChanges, AdminListings, AuditLog, Transaction, Clock]),
  classProvider(EndFeatures, [CuratedListings, Transaction, Clock]),
  factoryProvider(SpreadsheetFiles, [], (): SpreadsheetFiles => ({ csv: (rows) => csvText(rows, true), workbook: workbookFile })),
  classProvider(ExportListings, [AdminListings, SpreadsheetFiles]),
];
