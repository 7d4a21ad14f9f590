import type { RevisionSummary, RevisionView } from '../../../../../src/modules/content/application/settings-history.js';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import type { AuditEntry } from '../../../../../src/shared/office/audit-log.js';
import type { VersionedSettings } from '../settings/settings-endpoints.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type Revision = Wire<RevisionSummary>;
export type RevisionWhole = Wire<RevisionView>;

/** An entry of the audit log. */
export interface Activity extends Required<AuditEntry> {
  id: number;
  at: string;
}

export const historyApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    revisions: build.query<AdminList<Revision>, number>({
      query: (page) => ({ path: 'admin/settings/history', parameters: { page: page === 1 ? undefined : page } }),
      providesTags: ['settings'],
    }),
    revision: build.query<RevisionWhole, number>({
      query: (version) => ({ path: `admin/settings/history/${version}` }),
      providesTags: ['settings'],
    }),
    restoreRevision: build.mutation<{ success: true; settings: VersionedSettings }, { revision: number; version: number }>({
      query: ({ revision, version }) => ({ path: `admin/settings/history/${revision}/restore`, method: 'POST', body: { version } }),
      // After a conflict, the data here are stale as well.
      invalidatesTags: (_answer, error) => (!error || error.status === 409 ? ['settings', 'audit'] : []),
    }),
    activities: build.query<AdminList<Activity>, { page: number; before?: string | undefined }>({
      query: (parameters) => ({ path: 'admin/audit', parameters }),
      providesTags: ['audit'],
    }),
  }),
});

export const { useRevisionsQuery, useRevisionQuery, useRestoreRevisionMutation, useActivitiesQuery } = historyApi;
