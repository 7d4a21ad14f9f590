import type { AdminListing, AdminListingItem } from '../../../../../src/modules/listings/application/reads/admin-listings.js';
import type { DirectoryFacts, MapTiles } from '../../../../../src/modules/listings/application/reads/business-pages.js';
import type { CorrectableField } from '../../../../../src/modules/listings/domain/catalogue/corrections.js';
import type { BulkPreview, BulkResult } from '../../../../../src/modules/listings/application/catalogue/change-in-bulk.js';
import type { ListingChoices } from '../../../../../src/modules/listings/application/reads/admin-listings.js';
import type { BulkAction, BulkField } from '../../../../../src/modules/listings/domain/catalogue/bulk-change.js';
import type { BulkUndone, MadeBulkChange } from '../../../../../src/modules/listings/domain/catalogue/bulk-changes.js';
import type { ListingView } from '../../../../../src/modules/listings/domain/catalogue/listing-views.js';
import type { TradeView } from '../../../../../src/modules/trades/application/trade-views.js';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type ListingItem = Wire<AdminListingItem>;
export type ListingWhole = Wire<AdminListing>;
export type { BulkPreview, CorrectableField };
export type MadeChange = Wire<MadeBulkChange>;
export type SavedView = Wire<ListingView>;

/** A bulk change and the listings that it applies to. */
export interface BulkRequest {
  ids?: string[];
  filter?: Record<string, string>;
  action: BulkAction;
  fields?: Partial<Record<BulkField, unknown>>;
  featuredUntil?: string;
  /** The number of listings in the preview. */
  expected?: number;
}
export type { BulkAction, BulkField };

export interface ListingCorrection {
  id: string;
  changes?: Partial<Record<CorrectableField, unknown>>;
  reset?: CorrectableField[];
  version?: number;
}

/** `counts` is among them, because licences due for a check are counted. */
const CHANGED = ['listings', 'audit', 'counts'] as const;

const CHANGES = 'admin/listing-changes';
const VIEWS = 'admin/listing-views';
const pathOf = (id: string) => `admin/listings/${encodeURIComponent(id)}`;

export const listingApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listings: build.query<AdminList<ListingItem>, Record<string, string>>({
      query: (parameters) => ({ path: 'admin/listings', parameters }),
      providesTags: ['listings'],
    }),
    mapTiles: build.query<MapTiles | null, void>({
      query: () => ({ path: 'directory' }),
      transformResponse: ({ mapTiles }: DirectoryFacts) => mapTiles,
    }),
    listing: build.query<ListingWhole, string>({ query: (id) => ({ path: pathOf(id) }), providesTags: ['listings'] }),
    correctListing: build.mutation<ListingWhole, ListingCorrection>({
      query: ({ id, changes, ...rest }) => ({ path: pathOf(id), method: 'PATCH', body: { ...changes, ...rest } }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
    addListing: build.mutation<ListingWhole, Partial<Record<CorrectableField, unknown>>>({
      query: (body) => ({ path: 'admin/listings', method: 'POST', body, once: true }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
    mergeListing: build.mutation<ListingWhole, { id: string; from: string; take: CorrectableField[] }>({
      query: ({ id, ...body }) => ({ path: `${pathOf(id)}/merge`, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
    listingChoices: build.query<ListingChoices, void>({ query: () => ({ path: 'admin/listing-choices' }), providesTags: ['listings'] }),
    previewChange: build.mutation<BulkPreview, BulkRequest>({ query: (body) => ({ path: `${CHANGES}/preview`, method: 'POST', body }) }),
    makeChange: build.mutation<BulkResult, BulkRequest>({
      query: (body) => ({ path: CHANGES, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
    madeChanges: build.query<{ changes: MadeChange[] }, void>({ query: () => ({ path: CHANGES }), providesTags: ['listings'] }),
    undoChange: build.mutation<BulkUndone, string>({
      query: (id) => ({ path: `${CHANGES}/${encodeURIComponent(id)}/undo`, method: 'POST' }),
      // Also after a refusal, because somebody else may have undone it.
      invalidatesTags: CHANGED,
    }),
    listingViews: build.query<{ views: SavedView[] }, void>({ query: () => ({ path: VIEWS }), providesTags: ['views'] }),
    saveListingView: build.mutation<{ views: SavedView[] }, Pick<SavedView, 'name' | 'question'> & { replaces: string | null }>({
      query: (body) => ({ path: VIEWS, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['views'] : []),
    }),
    deleteListingView: build.mutation<{ views: SavedView[] }, Pick<SavedView, 'id' | 'savedAt'>>({
      query: ({ id, savedAt }) => ({ path: `${VIEWS}/${id}`, method: 'DELETE', parameters: { savedAt } }),
      invalidatesTags: ['views'],
    }),
    confirmListing: build.mutation<ListingWhole, { id: string }>({
      query: ({ id }) => ({ path: `${pathOf(id)}/confirm`, method: 'POST', body: {} }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
    checkLicence: build.mutation<ListingWhole, { id: string; number: string; by: string }>({
      query: ({ id, ...body }) => ({ path: `${pathOf(id)}/licence-check`, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
    takeBackLicenceCheck: build.mutation<ListingWhole, { id: string }>({
      query: ({ id }) => ({ path: `${pathOf(id)}/licence-check`, method: 'DELETE', body: {} }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
    tradeOfListing: build.query<TradeView, string>({ query: (name) => ({ path: `trades/${encodeURIComponent(name)}` }) }),
    unpublishListing: build.mutation<ListingWhole, { id: string; reason?: string }>({
      query: ({ id, reason }) => ({ path: `${pathOf(id)}/unpublish`, method: 'POST', body: reason ? { reason } : {} }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
    restoreListing: build.mutation<ListingWhole, { id: string }>({
      query: ({ id }) => ({ path: `${pathOf(id)}/restore`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? CHANGED : []),
    }),
  }),
});

export const {
  useConfirmListingMutation,
  useCheckLicenceMutation,
  useTakeBackLicenceCheckMutation,
  useTradeOfListingQuery,
  useListingsQuery,
  useListingQuery,
  useMapTilesQuery,
  useLazyListingQuery,
  useCorrectListingMutation,
  useUnpublishListingMutation,
  useRestoreListingMutation,
  useAddListingMutation,
  useMergeListingMutation,
  useListingChoicesQuery,
  usePreviewChangeMutation,
  useMakeChangeMutation,
  useLazyMadeChangesQuery,
  useMadeChangesQuery,
  useUndoChangeMutation,
  useListingViewsQuery,
  useSaveListingViewMutation,
  useDeleteListingViewMutation,
} = listingApi;
