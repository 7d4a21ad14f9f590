export { SearchModule, type SearchEngine } from './search.module.js';
export { REBUILD_INDEX } from './application/engines/index-listings.js';
export { ChangesInSearch, showChangesInSearch } from './wiring/changes-in-search.js';
