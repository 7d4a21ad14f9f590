import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLog } from '../../shared/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { ImageUses, UploadedImages } from '../../shared/image-uses.js';
import { Transaction } from '../../shared/transaction.js';
import { TypeormTransaction } from '../../platform/database/typeorm-transaction.js';
import { CsvSheet } from './adapters/csv/csv-sheet.js';
import { AdminListingsController } from './adapters/http/admin-listings.controller.js';
import { ListingsController } from './adapters/http/listings.controller.js';
import { DirectoryController } from './adapters/http/directory.controller.js';
import { SyncController } from './adapters/http/sync.controller.js';
import { PostgresSyncLock } from './adapters/typeorm/postgres-sync-lock.js';
import { SyncRunRecord } from './adapters/typeorm/sync-run.record.js';
import { listingImages } from './adapters/typeorm/listing-images.js';
import { TypeormAdminListings } from './adapters/typeorm/typeorm-admin-listings.js';
import { TypeormCuratedListings } from './adapters/typeorm/typeorm-curated-listings.js';
import { TypeormKnownBusinesses } from './adapters/typeorm/typeorm-known-businesses.js';
import { TypeormListingQueries } from './adapters/typeorm/typeorm-listing-queries.js';
import { TypeormSheetListings } from './adapters/typeorm/typeorm-sheet-listings.js';
import { TypeormSyncRuns } from './adapters/typeorm/typeorm-sync-runs.js';
import { HealthRegistry } from '../../shared/health.js';
import { AdminListings } from './application/admin-listings.js';
import { BusinessPages } from './application/business-pages.js';
import { CorrectListing } from './application/correct-listing.js';
import { KnownBusinesses } from './application/known-businesses.js';
import { ListBusiness } from './application/list-business.js';
import { ListingQueries } from './application/listing-queries.js';
import { LoadSample } from './application/load-sample.js';
import { RenewListing } from './application/renew-listing.js';
import { RestoreListing } from './application/restore-listing.js';
import { SyncByHand } from './application/sync-by-hand.js';
import { SyncListings } from './application/sync-listings.js';
import { UnpublishListing } from './application/unpublish-listing.js';
import { AUTOMATIC_SYNC, AutomaticSync, type AutomaticSyncOptions } from './adapters/schedule/automatic-sync.js';
import { CuratedListings } from './domain/curated-listings.js';
import { SheetListings } from './domain/sheet-listings.js';
import { SyncLock, SyncRuns } from './domain/sync-run.js';

export interface ListingsOptions extends AutomaticSyncOptions {
  /** The CSV file that serves as the sheet, if there is one. */
  listingsCsv: string | undefined;
  /** The fictional listings for a first run, unless the operator wants to start empty. */
  sampleCsv: string | undefined;
}

const SYNC_HEALTH = Symbol('SYNC_HEALTH');
const LISTING_IMAGES = Symbol('LISTING_IMAGES');

/** What admins do to single listings. */
const curation: Provider[] = [
  { provide: AdminListings, useClass: TypeormAdminListings },
  { provide: CuratedListings, useClass: TypeormCuratedListings },
  {
    provide: CorrectListing,
    inject: [CuratedListings, AdminListings, UploadedImages, AuditLog, Transaction],
    useFactory: (...parts: ConstructorParameters<typeof CorrectListing>) => new CorrectListing(...parts),
  },
  {
    provide: UnpublishListing,
    inject: [CuratedListings, AdminListings, AuditLog, Transaction],
    useFactory: (...parts: ConstructorParameters<typeof UnpublishListing>) => new UnpublishListing(...parts),
  },
  {
    provide: RestoreListing,
    inject: [CuratedListings, AdminListings, AuditLog, Transaction],
    useFactory: (...parts: ConstructorParameters<typeof RestoreListing>) => new RestoreListing(...parts),
  },
  {
    provide: LISTING_IMAGES,
    inject: [ImageUses, TypeormTransaction],
    useFactory: (uses: ImageUses, transaction: TypeormTransaction) => uses.register(() => listingImages(transaction)),
  },
];

/** What comes from the owners of businesses, once an admin has approved it. */
const ownersWords: Provider[] = [
  { provide: KnownBusinesses, useClass: TypeormKnownBusinesses },
  { provide: ListBusiness, inject: [CuratedListings], useFactory: (listings: CuratedListings) => new ListBusiness(listings) },
  { provide: RenewListing, inject: [CuratedListings], useFactory: (listings: CuratedListings) => new RenewListing(listings) },
];

/** What it exports is for every module that has to do with businesses. */
@Global()
@Module({})
export class ListingsModule {
  static configure(options: ListingsOptions): DynamicModule {
    return {
      module: ListingsModule,
      imports: [TypeOrmModule.forFeature([SyncRunRecord])],
      controllers: [ListingsController, DirectoryController, SyncController, AdminListingsController],
      providers: [
        { provide: AUTOMATIC_SYNC, useValue: options },
        AutomaticSync,
        { provide: ListingQueries, useClass: TypeormListingQueries },
        {
          provide: BusinessPages,
          inject: [ListingQueries],
          useFactory: (listings: ListingQueries) => new BusinessPages(listings),
        },
        { provide: SheetListings, useClass: TypeormSheetListings },
        { provide: SyncRuns, useClass: TypeormSyncRuns },
        { provide: SyncLock, useClass: PostgresSyncLock },
        {
          provide: SyncListings,
          inject: [SheetListings, SyncRuns, SyncLock, Transaction, Clock],
          useFactory: (
            listings: SheetListings,
            runs: SyncRuns,
            lock: SyncLock,
            transaction: Transaction,
            clock: Clock,
          ) => {
            const sheet = options.listingsCsv ? new CsvSheet(options.listingsCsv) : undefined;
            return new SyncListings(sheet, listings, runs, lock, transaction, clock);
          },
        },
        { provide: SyncByHand, inject: [SyncListings, AuditLog], useFactory: (sync: SyncListings, audit: AuditLog) => new SyncByHand(sync, audit) },
        {
          provide: LoadSample,
          inject: [SyncListings, ListingQueries, SyncRuns],
          useFactory: (sync: SyncListings, listings: ListingQueries, runs: SyncRuns) =>
            new LoadSample(options.sampleCsv ? new CsvSheet(options.sampleCsv) : undefined, sync, listings, runs),
        },
        ...curation,
        ...ownersWords,
        { provide: SYNC_HEALTH, inject: [HealthRegistry, SyncRuns], useFactory: registerSyncHealth },
      ],
      exports: [ListingQueries, SyncRuns, SyncListings, KnownBusinesses, ListBusiness, RenewListing],
    };
  }
}

/** The last sync's failure is worth a look, even though the directory stands as it was. */
function registerSyncHealth(health: HealthRegistry, runs: SyncRuns): void {
  health.register('sync', async () => {
    const [last] = (await runs.latest(5)).filter(({ status }) => status !== 'running' && status !== 'previewed');
    return !last || last.status === 'applied' ? { status: 'ok' } : { status: 'degraded', detail: last.error ?? last.status };
  });
}
