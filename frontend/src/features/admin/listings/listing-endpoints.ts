import type { AdminListing, AdminListingItem } from '../../../../../src/modules/listings/application/reads/admin-listings.js';
import type { CorrectableField } from '../../../../../src/modules/listings/domain/catalogue/corrections.js';
import type { AdminList } from '../../../../../src/shared/admin-list.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type ListingItem = Wire<AdminListingItem>;
export type ListingWhole = Wire<AdminListing>;
export type { CorrectableField };

export interface ListingCorrection {
  id: string;
  changes?: Partial<Record<CorrectableField, unknown>>;
  reset?: CorrectableField[];
  version?: number;
}

const pathOf = (id: string) => `admin/listings/${encodeURIComponent(id)}`;

export const listingApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listings: build.query<AdminList<ListingItem>, Record<string, string>>({
      query: (parameters) => ({ path: 'admin/listings', parameters }),
      providesTags: ['listings'],
    }),
    listing: build.query<ListingWhole, string>({ query: (id) => ({ path: pathOf(id) }), providesTags: ['listings'] }),
    correctListing: build.mutation<ListingWhole, ListingCorrection>({
      query: ({ id, changes, ...rest }) => ({ path: pathOf(id), method: 'PATCH', body: { ...changes, ...rest } }),
      invalidatesTags: (answer) => (answer ? ['listings', 'audit'] : []),
    }),
    unpublishListing: build.mutation<ListingWhole, { id: string; reason?: string }>({
      query: ({ id, reason }) => ({ path: `${pathOf(id)}/unpublish`, method: 'POST', body: reason ? { reason } : {} }),
      invalidatesTags: (answer) => (answer ? ['listings', 'audit'] : []),
    }),
    restoreListing: build.mutation<ListingWhole, { id: string }>({
      query: ({ id }) => ({ path: `${pathOf(id)}/restore`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? ['listings', 'audit'] : []),
    }),
  }),
});

export const {
  useListingsQuery,
  useListingQuery,
  useLazyListingQuery,
  useCorrectListingMutation,
  useUnpublishListingMutation,
  useRestoreListingMutation,
} = listingApi;
