import type { StartDecision, StartListView } from '../../../../../src/modules/operation/application/start-list.js';
import { adminApi } from '../api/admin-api.js';

export type StartList = StartListView;
export type StartLine = StartList['lines'][number];

const PATH = 'admin/start';

export const startApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    // Changes on many screens may complete an item, hence the tags.
    start: build.query<StartList, void>({ query: () => ({ path: PATH }), providesTags: ['start', 'site', 'settings', 'listings'] }),
    decideStart: build.mutation<StartList, StartDecision>({
      query: (body) => ({ path: PATH, method: 'PUT', body }),
      async onQueryStarted(_decision, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(startApi.util.updateQueryData('start', undefined, () => data));
      },
    }),
  }),
});

export const { useStartQuery, useDecideStartMutation } = startApi;
