import type { EditedPage, TextRevisionSummary } from '../../../../../src/modules/content/application/edit-texts.js';
import type { TextPageName } from '../../../../../src/modules/content/domain/texts/text-pages.js';
import type { TextValue } from '../../../../../src/modules/content/domain/texts/text-facts.js';
import type { Serialised } from '../../../../../src/shared/serialised.js';
import type { ListedPage } from './find-texts.js';
import { adminApi } from '../api/admin-api.js';

export type { TextPageName, TextValue };
export type EditedText = EditedPage['texts'][number];
export type TextSave = Serialised<TextRevisionSummary>;

/** Changes by the name of the text; `null` resets it to the default. */
export type TypedTexts = Record<string, TextValue | null>;

interface SaveCall {
  page: TextPageName;
  texts: TypedTexts;
  version?: number;
}

export const textsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    textPages: build.query<{ items: ListedPage[] }, void>({ query: () => ({ path: 'admin/texts' }), providesTags: ['texts'] }),
    pageTexts: build.query<EditedPage, TextPageName>({ query: (page) => ({ path: `admin/texts/${page}` }), providesTags: ['texts'] }),
    savePageTexts: build.mutation<EditedPage, SaveCall>({
      query: ({ page, ...body }) => ({ path: `admin/texts/${page}`, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['texts', 'audit'] : []),
    }),
    previewPageTexts: build.mutation<{ html: string }, Omit<SaveCall, 'version'>>({
      query: ({ page, texts }) => ({ path: `admin/texts/${page}/preview`, method: 'POST', body: { texts } }),
    }),
    pageTextSaves: build.query<{ items: TextSave[] }, TextPageName>({
      query: (page) => ({ path: `admin/texts/${page}/history` }),
      providesTags: ['texts'],
    }),
    restorePageTexts: build.mutation<EditedPage, { page: TextPageName; revision: number; version: number }>({
      query: ({ page, revision, version }) => ({
        path: `admin/texts/${page}/history/${revision}/restore`,
        method: 'POST',
        body: { version },
      }),
      // After a conflict, the data here are stale as well.
      invalidatesTags: (_answer, error) => (!error || error.status === 409 ? ['texts', 'audit'] : []),
    }),
  }),
});

export const {
  useTextPagesQuery,
  usePageTextsQuery,
  useSavePageTextsMutation,
  usePreviewPageTextsMutation,
  usePageTextSavesQuery,
  useRestorePageTextsMutation,
} = textsApi;
