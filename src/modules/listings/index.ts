export type { GoogleSheetOptions } from './adapters/google/google-sheet-source.js';
export type { DownloadRules } from './adapters/remote/checked-download.js';
export { ListingsModule } from './listings.module.js';
export { ListingQueries } from './application/reads/listing-queries.js';
export { galleryFrom } from './domain/catalogue/gallery.js';
export { LISTINGS_CHANGED, type ListingsChanged } from './domain/catalogue/listings-changed.js';
export { ListBusiness } from './application/catalogue/list-business.js';
export { RemoveListing } from './application/catalogue/remove-listing.js';
export { RenewListing } from './application/catalogue/renew-listing.js';
export {
  type BusinessTraits,
  type KnownBusiness,
  KnownBusinesses,
  type SimilarBusiness,
} from './application/catalogue/known-businesses.js';
export { exportListings, type ExportReport } from './wiring/export-listings.js';
export { updatesTo } from './domain/catalogue/owner-update.js';
