import type { Overview } from '../../../../../src/modules/overview/application/overview.js';
import type { ListingChoices } from '../../../../../src/modules/listings/application/reads/admin-listings.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type OverviewData = Wire<Overview>;
export type { ListingChoices };

export const overviewApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<OverviewData, string>({
      query: (days) => ({ path: 'admin/overview', parameters: { days } }),
    }),
    listingShares: build.query<ListingChoices, void>({ query: () => ({ path: 'admin/listing-choices' }), providesTags: ['listings'] }),
  }),
});

export const { useOverviewQuery, useListingSharesQuery } = overviewApi;
