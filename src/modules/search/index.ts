export { SearchModule, type SearchEngine } from './search.module.js';
export { EngineGate, SearchListings } from './application/search-listings.js';
export { EngineWatch, MissingEngine } from './application/engine-watch.js';
export type { IndexListings } from './application/index-listings.js';
export { INDEX_LISTINGS } from './wiring/search-maintenance.js';
export { REBUILD_INDEX } from './application/index-listings.js';
