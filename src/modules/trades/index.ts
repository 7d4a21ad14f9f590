export { TradesModule } from './trades.module.js';
export { LICENSING } from './adapters/http/trades.answers.js';
export { TRADE_NAMES_CHANGED } from './application/change-trades.js';
export { CurrentTrades } from './application/current-trades.js';
export { type TradeOf, LockedTradeNames } from './application/locked-trade-names.js';
export type { SchemaType } from './domain/trade.js';
export type { DirectoryTrades } from './domain/directory-trades.js';
