import type { TradeItem } from '../../../../../src/modules/trades/application/trade-views.js';
import { adminApi } from '../api/admin-api.js';

export const tradesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    tradesOfSite: build.query<TradeItem[], void>({ query: () => ({ path: 'trades' }), providesTags: ['trades'] }),
  }),
});

export const { useTradesOfSiteQuery } = tradesApi;

/** Names of the trades that the site offers, by name; none until they are read. */
export function useTradeNames(): string[] {
  const { data = [] } = useTradesOfSiteQuery();
  return data.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en-CA'));
}
