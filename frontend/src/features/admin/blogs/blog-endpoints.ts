import type { PageTexts } from '../../../../../src/modules/content/domain/texts/text-pages.js';
import type { ArticleView } from '../../../../../src/modules/blogs/domain/article-view.js';
import type { RevisionSummary as StoredRevision } from '../../../../../src/modules/blogs/application/blog-queries.js';
import type { BlogFields as RevisionFields } from '../../../../../src/modules/blogs/domain/blog.js';
import type {
  Draft as StoredDraft,
  DraftSummary as StoredSummary,
  PublishedDraft as StoredPublished,
} from '../../../../../src/modules/blogs/domain/blog-draft.js';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';
import type { BlogInput, BlogWhole } from './blog-fields.js';

export type DraftSummary = Wire<StoredSummary> & { timeZone: string };
export type Draft = Wire<Omit<StoredDraft, 'fields'>> & { fields: Partial<DraftInput>; timeZone: string };
export type PublishedDraft = Wire<StoredPublished> & { timeZone: string };

/** The fields of a draft; for a published article also its new address, and the version that the draft is based on. */
export type DraftInput = BlogInput & Partial<Pick<BlogWhole, 'fileName' | 'version'>>;

export type RevisionSummary = Wire<StoredRevision>;
export type Revision = Omit<RevisionSummary, 'title'> & { fields: Wire<RevisionFields> };

export interface Published {
  success: true;
  title: string;
  fileName: string;
  message: string;
}

const revisionsPath = (fileName: string) => `admin/blogs/${encodeURIComponent(fileName)}/revisions`;
const draftPath = (id: string) => `admin/blog-drafts/${encodeURIComponent(id)}`;

export const blogApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    blogs: build.query<{ success: true; blogs: BlogWhole[] }, void>({ query: () => ({ path: 'get-blogs' }), providesTags: ['blogs'] }),
    publishBlog: build.mutation<Published, BlogInput>({
      query: (body) => ({ path: 'publish-blog', method: 'POST', body, once: true }),
      invalidatesTags: (answer) => (answer ? ['blogs', 'drafts', 'audit'] : []),
    }),
    updateBlog: build.mutation<{ success: true; message: string }, { fileName: string; blog: BlogWhole }>({
      query: (body) => ({ path: 'update-blog', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['blogs', 'audit'] : []),
    }),
    deleteBlog: build.mutation<{ success: true; message: string }, { fileName: string }>({
      query: (body) => ({ path: 'delete-blog', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['blogs', 'drafts', 'audit'] : []),
    }),
    undeleteBlog: build.mutation<unknown, { fileName: string }>({
      query: ({ fileName }) => ({ path: `admin/blogs/${encodeURIComponent(fileName)}/undelete`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? ['blogs', 'drafts', 'audit'] : []),
    }),
    /** Texts that all articles share. */
    articleWords: build.query<{ texts: PageTexts<'guide-words'> }, void>({
      query: () => ({ path: 'texts/guide-words' }),
      providesTags: ['texts'],
    }),
    previewBlog: build.mutation<ArticleView, BlogInput>({ query: (body) => ({ path: 'admin/blogs/preview', method: 'POST', body }) }),
    blogRevisions: build.query<AdminList<RevisionSummary>, { fileName: string; page: number }>({
      query: ({ fileName, page }) => ({ path: revisionsPath(fileName), parameters: { page } }),
      providesTags: ['blogs'],
    }),
    blogRevision: build.query<Revision, { fileName: string; version: number }>({
      query: ({ fileName, version }) => ({ path: `${revisionsPath(fileName)}/${version}` }),
      providesTags: ['blogs'],
    }),
    restoreBlogRevision: build.mutation<unknown, { fileName: string; from: number; version: number }>({
      query: ({ fileName, from, version }) => ({ path: `${revisionsPath(fileName)}/${from}/restore`, method: 'POST', body: { version } }),
      // After a conflict, the data here are stale as well.
      invalidatesTags: (_answer, error) => (!error || error.status === 409 ? ['blogs', 'audit'] : []),
    }),
    /** All drafts (every page of the API's list), because articles are marked by their drafts. */
    drafts: build.query<DraftSummary[], void>({
      async queryFn(_all, _api, _options, call) {
        const drafts: DraftSummary[] = [];
        let pages = 1;
        for (let page = 1; page <= pages; page += 1) {
          const { data, error } = await call({ path: 'admin/blog-drafts', parameters: { page, limit: 100 } });
          if (error) return { error };
          const { items, totalPages } = data as AdminList<DraftSummary>;
          drafts.push(...items);
          pages = totalPages;
        }
        return { data: drafts };
      },
      providesTags: ['drafts'],
    }),
    draftOf: build.query<AdminList<DraftSummary>, string>({
      query: (fileName) => ({ path: 'admin/blog-drafts', parameters: { fileName, limit: 1 } }),
      keepUnusedDataFor: 0,
    }),
    publishedDraft: build.query<{ article: PublishedDraft | null }, string>({
      query: (id) => ({ path: `${draftPath(id)}/published` }),
      keepUnusedDataFor: 0,
    }),
    draft: build.query<Draft, string>({ query: (id) => ({ path: draftPath(id) }), keepUnusedDataFor: 0 }),
    createDraft: build.mutation<Draft, { fields: DraftInput; fileName?: string }>({
      query: (body) => ({ path: 'admin/blog-drafts', method: 'POST', body }),
      invalidatesTags: ['drafts'],
    }),
    saveDraft: build.mutation<Draft, { id: string; version: number; fields: DraftInput }>({
      query: ({ id, ...body }) => ({ path: draftPath(id), method: 'PUT', body }),
      invalidatesTags: ['drafts'],
    }),
    scheduleDraft: build.mutation<Draft, { id: string; publishAt: string }>({
      query: ({ id, ...body }) => ({ path: `${draftPath(id)}/schedule`, method: 'PUT', body }),
      invalidatesTags: (answer) => (answer ? ['drafts', 'audit'] : []),
    }),
    cancelSchedule: build.mutation<Draft, string>({
      query: (id) => ({ path: `${draftPath(id)}/schedule`, method: 'DELETE' }),
      invalidatesTags: (answer) => (answer ? ['drafts', 'audit'] : []),
    }),
    discardDraft: build.mutation<{ success: true }, string>({
      query: (id) => ({ path: draftPath(id), method: 'DELETE' }),
      invalidatesTags: ['drafts'],
    }),
  }),
});

export const {
  useBlogsQuery,
  usePublishBlogMutation,
  useUpdateBlogMutation,
  useDeleteBlogMutation,
  useUndeleteBlogMutation,
  usePreviewBlogMutation,
  useBlogRevisionsQuery,
  useBlogRevisionQuery,
  useRestoreBlogRevisionMutation,
  useDraftsQuery,
  useDraftQuery,
  useLazyDraftQuery,
  useDraftOfQuery,
  useLazyDraftOfQuery,
  usePublishedDraftQuery,
  useLazyPublishedDraftQuery,
  useCreateDraftMutation,
  useSaveDraftMutation,
  useDiscardDraftMutation,
  useScheduleDraftMutation,
  useCancelScheduleMutation,
  useArticleWordsQuery,
} = blogApi;
