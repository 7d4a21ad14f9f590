import type { TradeItem, TradeView } from '../../../../../src/modules/trades/application/trade-views.js';
import { adminApi } from '../api/admin-api.js';

export const tradesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The licensing authorities of a trade, by province. */
    registers: build.query<Pick<TradeView, 'licensing'>, string>({ query: (name) => ({ path: `trades/${encodeURIComponent(name)}` }) }),
    tradesOfSite: build.query<TradeItem[], void>({ query: () => ({ path: 'trades' }), providesTags: ['trades'] }),
  }),
});

export const { useTradesOfSiteQuery, useRegistersQuery } = tradesApi;

/** Names of the site's trades, sorted; empty until they are loaded. */
export function useTradeNames(): string[] {
  const { data = [] } = useTradesOfSiteQuery();
  return data.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en-CA'));
}
