import type { ArticleView } from '../../../../../src/modules/blogs/domain/article-view.js';
import type { Draft as StoredDraft, DraftSummary as StoredSummary } from '../../../../../src/modules/blogs/domain/blog-draft.js';
import type { AdminList } from '../../../../../src/shared/admin-list.js';
import { adminApi } from '../shared/admin-api.js';
import type { Wire } from '../shared/wire.js';
import type { BlogInput, BlogWhole } from './blog-fields.js';

export type DraftSummary = Wire<StoredSummary>;
export type Draft = Wire<Omit<StoredDraft, 'fields'>> & { fields: Partial<BlogInput> };

export interface Published {
  success: true;
  title: string;
  fileName: string;
  message: string;
}

const draftPath = (id: string) => `admin/blog-drafts/${encodeURIComponent(id)}`;

export const blogApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    blogs: build.query<{ success: true; blogs: BlogWhole[] }, void>({ query: () => ({ path: 'get-blogs' }), providesTags: ['blogs'] }),
    publishBlog: build.mutation<Published, BlogInput>({
      query: (body) => ({ path: 'publish-blog', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['blogs', 'drafts', 'audit'] : []),
    }),
    updateBlog: build.mutation<{ success: true; message: string }, { fileName: string; blog: BlogWhole }>({
      query: (body) => ({ path: 'update-blog', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['blogs', 'audit'] : []),
    }),
    deleteBlog: build.mutation<{ success: true; message: string }, { fileName: string }>({
      query: (body) => ({ path: 'delete-blog', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['blogs', 'audit'] : []),
    }),
    previewBlog: build.mutation<ArticleView, BlogInput>({ query: (body) => ({ path: 'admin/blogs/preview', method: 'POST', body }) }),
    drafts: build.query<AdminList<DraftSummary>, void>({ query: () => ({ path: 'admin/blog-drafts', parameters: { limit: 100 } }), providesTags: ['drafts'] }),
    draft: build.query<Draft, string>({ query: (id) => ({ path: draftPath(id) }), keepUnusedDataFor: 0 }),
    createDraft: build.mutation<Draft, { fields: BlogInput }>({ query: (body) => ({ path: 'admin/blog-drafts', method: 'POST', body }), invalidatesTags: ['drafts'] }),
    saveDraft: build.mutation<Draft, { id: string; version: number; fields: BlogInput }>({
      query: ({ id, ...body }) => ({ path: draftPath(id), method: 'PUT', body }),
      invalidatesTags: ['drafts'],
    }),
    discardDraft: build.mutation<{ success: true }, string>({ query: (id) => ({ path: draftPath(id), method: 'DELETE' }), invalidatesTags: ['drafts'] }),
  }),
});

export const {
  useBlogsQuery,
  usePublishBlogMutation,
  useUpdateBlogMutation,
  useDeleteBlogMutation,
  usePreviewBlogMutation,
  useDraftsQuery,
  useDraftQuery,
  useLazyDraftQuery,
  useCreateDraftMutation,
  useSaveDraftMutation,
  useDiscardDraftMutation,
} = blogApi;
