import type {
  Import as ImportAnswer,
  ImportItem as ImportItemAnswer,
} from '../../../../../src/modules/listings/adapters/http/import/imports.answers.js';
import type { RunAnswer } from '../../../../../src/modules/listings/adapters/http/import/runs.js';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type ImportRun = Wire<RunAnswer>;
export type ImportItem = Wire<ImportItemAnswer>;
export type Import = Wire<ImportAnswer>;
export type ImportField = Import['fields'][number];

/** The server answers at once, and the client polls the run: closing the tab does not stop it. */
const NO_WAIT = { prefer: 'respond-async' };

/**
 * Tag of the lists of files and sources. A single file has its own tag, because it may have megabytes, and is read again only when it
 * changes.
 */
export const LISTS_OF_IMPORTS = { type: 'imports', id: 'lists' } as const;

export const importApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    imports: build.query<AdminList<ImportItem>, { page: number; source: string | undefined }>({
      query: ({ page, source }) => ({ path: 'imports', parameters: { page: page === 1 ? undefined : page, source } }),
      providesTags: [LISTS_OF_IMPORTS],
    }),
    import: build.query<Import, string>({ query: (id) => ({ path: `imports/${encodeURIComponent(id)}` }), providesTags: ['imports'] }),
    mapImport: build.mutation<Import, { id: string; mapping?: Record<string, ImportField | null>; name?: string }>({
      query: ({ id, ...body }) => ({ path: `imports/${id}`, method: 'PATCH', body }),
      // Put the answer into the cache: a refetch would make the choice flicker.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(importApi.util.updateQueryData('import', id, () => data));
      },
    }),
    startImport: build.mutation<{ id: string }, { id: string; action: 'preview' | 'apply'; force?: boolean }>({
      query: ({ id, action, force }) => ({
        path: `imports/${id}/${action}`,
        method: 'POST',
        body: force ? { force } : {},
        headers: NO_WAIT,
      }),
      invalidatesTags: ['imports', 'listings', 'audit', 'sync'],
    }),
    undoImport: build.mutation<{ created: number; updated: number; removed: number }, string>({
      query: (id) => ({ path: `imports/${id}/undo`, method: 'POST' }),
      invalidatesTags: ['imports', 'listings', 'audit', 'sync'],
    }),
  }),
});

export const { useImportsQuery, useImportQuery, useMapImportMutation, useStartImportMutation, useUndoImportMutation } = importApi;
