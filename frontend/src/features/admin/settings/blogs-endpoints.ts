import { adminApi } from '../shared/admin-api.js';

/** What the list of articles shows of each. */
export interface BlogSummary {
  fileName: string;
  title: string;
  section: string;
  /** ISO 8601. */
  createdAt: string;
}

export const { useBlogsQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    blogs: build.query<{ success: true; blogs: BlogSummary[] }, void>({ query: () => ({ path: 'get-blogs' }) }),
  }),
});
