/*
 * What the domain of every module may know of trades: plain data and pure functions, the language that the product speaks of them.
 */
export { CATALOGUE } from './domain/catalogue/index.js';
export { DirectoryTrades } from './domain/directory-trades.js';
export { NO_TRADE_SETTINGS } from './domain/trade-settings.js';
export { DEFAULT_NAMES } from './domain/default-names.js';
export type { Licensing, Region, Trade, Words } from './domain/trade.js';
