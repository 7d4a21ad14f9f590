import type { NoArgs } from '../../../platform/web/page-contract.js';
import type { HomeTradesView, TradeItem, TradeView } from './trade-views.js';

/** What pages read of this module. */
declare module '../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    trades: { args: NoArgs; data: TradeItem[] };
    homeTrades: { args: NoArgs; data: HomeTradesView };
    /** By its slug, or any of its names. */
    trade: { args: { name: string }; data: TradeView };
  }
}
