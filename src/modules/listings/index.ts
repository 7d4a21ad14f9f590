export type { GoogleSheetOptions } from './adapters/google/google-sheet-source.js';
export { ListingsModule } from './listings.module.js';
export { ListingQueries } from './application/listing-queries.js';
export type { ListingPage } from './domain/listing.js';
export { postKeyOf } from './domain/address.js';
export { LISTINGS_CHANGED, type ListingsChanged } from './domain/listings-changed.js';
export { SyncRuns } from './domain/sync-run.js';
export { NoListingSource } from './domain/sync.errors.js';
export { SyncListings } from './application/sync-listings.js';
