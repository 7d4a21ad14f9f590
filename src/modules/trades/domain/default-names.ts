import { NO_TRADE_SETTINGS } from './trade-settings.js';
import { TradeNames } from './trade-names.js';

/** What each name of an industry means everywhere, before anything was decided in one directory. */
export const DEFAULT_NAMES = new TradeNames(NO_TRADE_SETTINGS);
