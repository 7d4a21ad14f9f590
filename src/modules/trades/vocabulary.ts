/* The part of the trades module that the domain of every module may import: plain data and pure functions. */
export { CATALOGUE } from './domain/catalogue/index.js';
export { DirectoryTrades } from './domain/directory-trades.js';
export { NO_TRADE_SETTINGS } from './domain/trade-settings.js';
export { DEFAULT_NAMES } from './domain/default-names.js';
export { tradesInName } from './domain/trades-in-name.js';
export type { Licensing, Trade, Words } from './domain/trade.js';
