import type { SourceAnswer, SourcesAnswer } from '../../../../../src/modules/listings/adapters/http/import/sources.answers.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';
import { LISTS_OF_IMPORTS } from './import-endpoints.js';

export type Source = Wire<SourceAnswer>;
export type Sources = Wire<SourcesAnswer>;

const PATH = 'admin/listing-sources';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const sourceApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    sources: build.query<Sources, void>({ query: () => ({ path: PATH }), providesTags: [LISTS_OF_IMPORTS, 'site'] }),
    addSource: build.mutation<Source, Pick<Source, 'name' | 'address' | 'clock'>>({
      query: (body) => ({ path: PATH, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['imports', 'audit'] : []),
    }),
    changeSource: build.mutation<Source, { id: string; address: string; clock: string }>({
      query: ({ id, ...body }) => ({ path: pathOf(id), method: 'PATCH', body }),
      invalidatesTags: (answer) => (answer ? ['imports', 'audit'] : []),
    }),
    removeSource: build.mutation<{ success: true }, string>({
      query: (id) => ({ path: pathOf(id), method: 'DELETE' }),
      invalidatesTags: ['imports', 'audit'],
    }),
    fetchSource: build.mutation<{ importId: string }, string>({
      query: (id) => ({ path: `${pathOf(id)}/fetch`, method: 'POST' }),
      // Also after a failure, whose reason is shown with the source.
      invalidatesTags: ['imports'],
    }),
  }),
});

export const { useSourcesQuery, useAddSourceMutation, useChangeSourceMutation, useRemoveSourceMutation, useFetchSourceMutation } =
  sourceApi;
