import type { MergePreview } from '../../../../../src/modules/trades/application/preview-merge.js';
import type { AdminTrade, AdminTrades } from '../../../../../src/modules/trades/application/admin-trades.js';
import type { NewTrade, TradeEdit } from '../../../../../src/modules/trades/domain/edit-trades.js';
import { type AdminCall, adminApi } from '../api/admin-api.js';

export type { AdminTrade, AdminTrades, NewTrade, TradeEdit };

interface Versioned {
  /** The version that was read. */
  version: number;
}

/**
 * Refetch after these delays: listings get the name of their trade in the background, and counts and unmatched industries are correct only
 * then.
 */
const LISTINGS_FOLLOW_MS = [1_000, 5_000];

const PATH = 'admin/trades';
const pathOf = (slug: string) => `${PATH}/${encodeURIComponent(slug)}`;

/** The number of changes so far. A read that was requested before the last one may be older than its answer. */
let changes = 0;

export const tradeApi = adminApi.injectEndpoints({
  endpoints: (build) => {
    /** A mutation; each answer has the new state of all trades. */
    const change = <Change>(query: (change: Change) => AdminCall) =>
      build.mutation<AdminTrades, Change>({
        query,
        invalidatesTags: (answer) => (answer ? ['trades', 'listings', 'audit'] : []),
        onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
          const own = (changes += 1);
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (!data) return;
          const show = (trades: AdminTrades) => dispatch(tradeApi.util.upsertQueryData('adminTrades', undefined, trades));
          await show(data);
          const readAgain = async () => {
            if (own !== changes) return;
            const read = dispatch(tradeApi.endpoints.tradesAfterChange.initiate(own, { forceRefetch: true, subscribe: false }));
            const { data: later } = await read;
            if (later && own === changes) await show(later);
          };
          for (const after of LISTINGS_FOLLOW_MS) setTimeout(() => void readAgain(), after);
        },
      });
    return {
      adminTrades: build.query<AdminTrades, void>({ query: () => ({ path: PATH }) }),
      /** Separate for each change, so that none gets the answer to a request of an earlier one. */
      tradesAfterChange: build.query<AdminTrades, number>({ query: () => ({ path: PATH }), keepUnusedDataFor: 0 }),
      mergePreview: build.query<MergePreview, { from: string; into: string }>({
        query: (body) => ({ path: `${PATH}/merges/preview`, method: 'POST', body }),
        keepUnusedDataFor: 0,
      }),
      changeTrade: change<Versioned & { slug: string; edit: TradeEdit }>(({ slug, edit, version }) => ({
        path: pathOf(slug),
        method: 'PATCH',
        body: { ...edit, version },
      })),
      addTrade: change<Versioned & { trade: NewTrade }>(({ trade, version }) => ({
        path: PATH,
        method: 'POST',
        body: { ...trade, version },
      })),
      removeTrade: change<{ slug: string }>(({ slug }) => ({ path: pathOf(slug), method: 'DELETE' })),
      arrangeTrades: change<Versioned & { order: string[] }>((body) => ({ path: `${PATH}/order`, method: 'PUT', body })),
      mergeTrade: change<Versioned & { from: string; into: string }>((body) => ({ path: `${PATH}/merges`, method: 'POST', body })),
      unmergeTrade: change<{ slug: string }>(({ slug }) => ({ path: `${PATH}/merges/${encodeURIComponent(slug)}`, method: 'DELETE' })),
    };
  },
});

export const {
  useAdminTradesQuery,
  useMergePreviewQuery,
  useChangeTradeMutation,
  useAddTradeMutation,
  useRemoveTradeMutation,
  useArrangeTradesMutation,
  useMergeTradeMutation,
  useUnmergeTradeMutation,
} = tradeApi;
