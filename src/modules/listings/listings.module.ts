import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLog } from '../../shared/audit-log.js';
import { PersonalData } from '../../shared/personal-data.js';
import { ImageUses, UploadedImages } from '../../shared/image-uses.js';
import { Transaction } from '../../shared/transaction.js';
import { TypeormTransaction } from '../../platform/database/typeorm-transaction.js';
import { AdminListingsController } from './adapters/http/admin-listings.controller.js';
import { ImportsController } from './adapters/http/imports.controller.js';
import { ListingsController } from './adapters/http/listings.controller.js';
import { DirectoryController } from './adapters/http/directory.controller.js';
import { SyncController } from './adapters/http/sync.controller.js';
import { SyncRunRecord } from './adapters/typeorm/sync-run.record.js';
import { ListingPrivacy } from './adapters/typeorm/listing-privacy.js';
import { listingImages } from './adapters/typeorm/listing-images.js';
import { TradeAlignment } from './adapters/typeorm/trade-alignment.js';
import { TypeormAdminListings } from './adapters/typeorm/typeorm-admin-listings.js';
import { TypeormCuratedListings } from './adapters/typeorm/typeorm-curated-listings.js';
import { TypeormKnownBusinesses } from './adapters/typeorm/typeorm-known-businesses.js';
import { TypeormListingQueries } from './adapters/typeorm/typeorm-listing-queries.js';
import { AddListing } from './application/add-listing.js';
import { AdminListings } from './application/admin-listings.js';
import { BusinessPages } from './application/business-pages.js';
import { CorrectListing } from './application/correct-listing.js';
import { KnownBusinesses } from './application/known-businesses.js';
import { ListBusiness } from './application/list-business.js';
import { ListingQueries } from './application/listing-queries.js';
import { RemoveListing } from './application/remove-listing.js';
import { RenewListing } from './application/renew-listing.js';
import { RestoreListing } from './application/restore-listing.js';
import { SyncListings } from './application/sync-listings.js';
import { SyncRuns } from './domain/sync-run.js';
import { UnpublishListing } from './application/unpublish-listing.js';
import { AUTOMATIC_SYNC, AutomaticSync, type AutomaticSyncOptions } from './adapters/schedule/automatic-sync.js';
import { type SheetOptions, syncing } from './sync.providers.js';
import { uploading } from './uploads.providers.js';
import { CuratedListings } from './domain/curated-listings.js';
import { ListingUploads } from './domain/uploads/upload.js';
import { CurrentTrades } from '../trades/index.js';
import { classProvider, factoryProvider, namedToken, valueProvider } from '../../shared/providers.js';

export type ListingsOptions = AutomaticSyncOptions & SheetOptions;

const LISTING_IMAGES = namedToken<void>('LISTING_IMAGES');
const LISTING_PRIVACY = namedToken<void>('LISTING_PRIVACY');

/** What admins do to single listings. */
const curation: Provider[] = [
  { provide: AdminListings, useClass: TypeormAdminListings },
  { provide: CuratedListings, useClass: TypeormCuratedListings },
  classProvider(CorrectListing, [CuratedListings, AdminListings, UploadedImages, AuditLog, Transaction]),
  classProvider(AddListing, [CuratedListings, AdminListings, UploadedImages, AuditLog, Transaction]),
  classProvider(UnpublishListing, [CuratedListings, AdminListings, AuditLog, Transaction]),
  classProvider(RestoreListing, [CuratedListings, AdminListings, AuditLog, Transaction]),
  classProvider(RemoveListing, [CuratedListings, AuditLog, Transaction]),
  factoryProvider(
    LISTING_PRIVACY,
    [PersonalData, TypeormTransaction, CuratedListings, ListingUploads],
    (data: PersonalData, ...parts: ConstructorParameters<typeof ListingPrivacy>) => data.register(new ListingPrivacy(...parts)),
  ),
  factoryProvider(LISTING_IMAGES, [ImageUses, TypeormTransaction], (uses, transaction) => uses.register(() => listingImages(transaction))),
];

/** What comes from the owners of businesses, once an admin has approved it. */
const ownersWords: Provider[] = [
  { provide: KnownBusinesses, useClass: TypeormKnownBusinesses },
  classProvider(ListBusiness, [CuratedListings]),
  classProvider(RenewListing, [CuratedListings]),
];

/** What it exports is for every module that has to do with businesses. */
@Global()
@Module({})
export class ListingsModule {
  static configure(options: ListingsOptions): DynamicModule {
    return {
      module: ListingsModule,
      imports: [TypeOrmModule.forFeature([SyncRunRecord])],
      controllers: [ListingsController, DirectoryController, SyncController, ImportsController, AdminListingsController],
      providers: [
        valueProvider(AUTOMATIC_SYNC, options),
        AutomaticSync,
        TradeAlignment,
        { provide: ListingQueries, useClass: TypeormListingQueries },
        classProvider(BusinessPages, [ListingQueries, CurrentTrades]),
        ...syncing(options),
        ...uploading,
        ...curation,
        ...ownersWords,
      ],
      exports: [ListingQueries, SyncRuns, SyncListings, KnownBusinesses, ListBusiness, RenewListing, RemoveListing],
    };
  }
}
