import { adminApi } from '../api/admin-api.js';

/** Numbers of open items by kind. A kind that this server does not count is missing. */
export type WaitingCounts = Partial<Record<'submissions' | 'messages' | 'referrals' | 'licences', number>>;

export const countsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    counts: build.query<WaitingCounts, void>({ query: () => ({ path: 'admin/counts' }), providesTags: ['counts'] }),
  }),
});

export const { useCountsQuery } = countsApi;
