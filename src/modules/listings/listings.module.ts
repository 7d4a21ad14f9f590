import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLog } from '../../shared/office/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { ImageUses, UploadedImages } from '../../shared/pictures/image-uses.js';
import { Transaction } from '../../shared/transaction.js';
import { PostgresTransaction } from '../../platform/database/postgres-transaction.js';
import { ListingChangesController } from './adapters/http/catalogue/listing-changes.controller.js';
import { ListingChecksController } from './adapters/http/catalogue/listing-checks.controller.js';
import { ListingExportController } from './adapters/http/catalogue/listing-export.controller.js';
import { ListingChoicesController, ListingViewsController } from './adapters/http/catalogue/listing-views.controller.js';
import { AdminListingsController } from './adapters/http/catalogue/admin-listings.controller.js';
import { ImportsController } from './adapters/http/import/imports.controller.js';
import { SourcesController } from './adapters/http/import/sources.controller.js';
import { ListingsController } from './adapters/http/reads/listings.controller.js';
import { DirectoryController } from './adapters/http/reads/directory.controller.js';
import { ShortlistController } from './adapters/http/reads/shortlist.controller.js';
import { SyncController } from './adapters/http/import/sync.controller.js';
import { SyncRunRecord } from './adapters/postgres/import/sync-run.record.js';
import { ListingPrivacy } from './adapters/postgres/catalogue/listing-privacy.js';
import { listingImages } from './adapters/postgres/catalogue/listing-images.js';
import { TradeAlignment } from './adapters/postgres/catalogue/trade-alignment.js';
import { ApproximatePlaceCalculator } from './adapters/postgres/catalogue/approximate-place-calculator.js';
import { PlaceBackfill } from './adapters/postgres/catalogue/place-backfill.js';
import { PostgresAdminListings } from './adapters/postgres/reads/postgres-admin-listings.js';
import { PostgresCuratedListings } from './adapters/postgres/catalogue/postgres-curated-listings.js';
import { PostgresLicenceChecks } from './adapters/postgres/catalogue/postgres-licence-checks.js';
import { PostgresKnownBusinesses } from './adapters/postgres/catalogue/postgres-known-businesses.js';
import { PostgresListingQueries } from './adapters/postgres/reads/postgres-listing-queries.js';
import { AddListing } from './application/catalogue/add-listing.js';
import { AdminListings } from './application/reads/admin-listings.js';
import { CachedListingFacts } from './adapters/postgres/reads/cached-listing-facts.js';
import { BusinessPages } from './application/reads/business-pages.js';
import { Shortlists } from './application/reads/shortlists.js';
import { CheckLicence } from './application/catalogue/check-licence.js';
import { ConfirmListing } from './application/catalogue/confirm-listing.js';
import { CurrentListingFacts } from './application/reads/current-listing-facts.js';
import { CorrectListing } from './application/catalogue/correct-listing.js';
import { KnownBusinesses } from './application/catalogue/known-businesses.js';
import { ListBusiness } from './application/catalogue/list-business.js';
import { ListingQueries } from './application/reads/listing-queries.js';
import { RemoveListing } from './application/catalogue/remove-listing.js';
import { RenewListing } from './application/catalogue/renew-listing.js';
import { RestoreListing } from './application/catalogue/restore-listing.js';
import { SyncListings } from './application/import/sync-listings.js';
import { SyncRuns } from './domain/import/sync-run.js';
import { UnpublishListing } from './application/catalogue/unpublish-listing.js';
import { AutomaticSync } from './adapters/schedule/automatic-sync.js';
import { type SheetOptions, syncing } from './wiring/sync.providers.js';
import { uploading } from './wiring/uploads.providers.js';
import { fetching } from './wiring/remote.providers.js';
import { bulkProviders } from './wiring/bulk.providers.js';
import { CuratedListings } from './domain/catalogue/curated-listings.js';
import { LicenceChecks } from './domain/catalogue/licence-check.js';
import { WaitingCounts } from '../../shared/office/waiting-counts.js';
import { RemoteSources } from './domain/import/remote/remote-source.js';
import { ListingUploads } from './domain/import/uploads/upload.js';
import { CurrentTrades } from '../trades/index.js';
import { classProvider, factoryProvider, namedToken } from '../../shared/providers.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { Concerns } from '../../shared/office/concerns.js';
import { StreetMaps } from '../../shared/places/street-maps.js';
import { SetupChecklist } from '../../shared/office/setup-checklist.js';

const LISTING_IMAGES = namedToken<void>('LISTING_IMAGES');
const LICENCE_COUNT = namedToken<void>('LICENCE_COUNT');
const LISTING_PRIVACY = namedToken<void>('LISTING_PRIVACY');

/** Providers for what admins do to single listings. */
const curation: Provider[] = [
  { provide: AdminListings, useClass: PostgresAdminListings },
  { provide: CuratedListings, useClass: PostgresCuratedListings },
  { provide: LicenceChecks, useClass: PostgresLicenceChecks },
  ApproximatePlaceCalculator,
  PlaceBackfill,
  classProvider(CorrectListing, [CuratedListings, AdminListings, UploadedImages, AuditLog, Transaction]),
  classProvider(ConfirmListing, [CuratedListings, AdminListings, AuditLog, Transaction, Clock]),
  classProvider(CheckLicence, [CuratedListings, LicenceChecks, AdminListings, AuditLog, Transaction, Clock]),
  factoryProvider(LICENCE_COUNT, [WaitingCounts, LicenceChecks], (counts: WaitingCounts, checks: LicenceChecks) =>
    counts.register('licences', () => checks.countExpired()),
  ),
  classProvider(AddListing, [CuratedListings, AdminListings, UploadedImages, AuditLog, Transaction]),
  classProvider(UnpublishListing, [CuratedListings, AdminListings, AuditLog, Transaction]),
  classProvider(RestoreListing, [CuratedListings, AdminListings, AuditLog, Transaction]),
  classProvider(RemoveListing, [CuratedListings, AuditLog, Transaction]),
  factoryProvider(
    LISTING_PRIVACY,
    [PersonalData, PostgresTransaction, CuratedListings, ListingUploads],
    (data: PersonalData, ...parts: ConstructorParameters<typeof ListingPrivacy>) => data.register(new ListingPrivacy(...parts)),
  ),
  factoryProvider(LISTING_IMAGES, [ImageUses, PostgresTransaction], (uses, transaction) => uses.register(() => listingImages(transaction))),
];

/** Providers for updates from owners of businesses, after an admin has approved them. */
const ownerUpdates: Provider[] = [
  { provide: KnownBusinesses, useClass: PostgresKnownBusinesses },
  classProvider(ListBusiness, [CuratedListings, UploadedImages]),
  classProvider(RenewListing, [CuratedListings, UploadedImages, Clock]),
];

/** Global, because every module that deals with businesses uses its exports. */
@Global()
@Module({})
export class ListingsModule {
  constructor(checklist: SetupChecklist, concerns: Concerns, listings: ListingQueries, sources: RemoteSources) {
    concerns.register('sources', async () => {
      const failed = (await sources.all()).filter(({ outcome }) => outcome === 'failed');
      const [first] = failed;
      if (!first) return { status: 'ok' };
      const others = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
      return { status: 'degraded', detail: `${first.name}${others}: ${first.problem}` };
    });
    checklist.register('listings', async () => {
      const count = await listings.countOwn();
      if (count === 0) return { done: false, says: 'There are no listings of your own yet; what shows are fictional ones, or nothing.' };
      return { done: true, says: `${count.toLocaleString('en-CA')} ${count === 1 ? 'listing' : 'listings'} of your own can be found.` };
    });
  }

  static configure(options: SheetOptions): DynamicModule {
    return {
      module: ListingsModule,
      imports: [TypeOrmModule.forFeature([SyncRunRecord])],
      controllers: [
        ListingsController,
        DirectoryController,
        ShortlistController,
        SyncController,
        ImportsController,
        SourcesController,
        ListingExportController,
        ListingChangesController,
        ListingViewsController,
        ListingChoicesController,
        AdminListingsController,
        ListingChecksController,
      ],
      providers: [
        AutomaticSync,
        TradeAlignment,
        { provide: ListingQueries, useClass: PostgresListingQueries },
        classProvider(Shortlists, [ListingQueries, CurrentTrades, EffectiveSettings]),
        { provide: CurrentListingFacts, useClass: CachedListingFacts },
        classProvider(BusinessPages, [ListingQueries, CurrentTrades, EffectiveSettings, CurrentListingFacts, StreetMaps]),
        ...syncing(options),
        ...uploading,
        ...fetching(options.downloads),
        ...curation,
        ...bulkProviders,
        ...ownerUpdates,
      ],
      exports: [ListingQueries, SyncRuns, SyncListings, KnownBusinesses, ListBusiness, RenewListing, RemoveListing],
    };
  }
}
