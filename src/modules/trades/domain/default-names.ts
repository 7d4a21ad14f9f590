import { NO_TRADE_SETTINGS } from './trade-settings.js';
import { TradeNames } from './trade-names.js';

/** The default meaning of names of industries, without the decisions of any directory. */
export const DEFAULT_NAMES = new TradeNames(NO_TRADE_SETTINGS);
