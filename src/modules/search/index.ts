export { SearchModule, type SearchEngine } from './search.module.js';
export { REBUILD_INDEX } from './application/index-listings.js';
