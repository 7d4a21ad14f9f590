import type { BulkAction, BulkOutcome, SeenSubmission } from '../../../../../src/modules/submissions/application/decide-in-bulk.js';
import type { SubmissionView } from '../../../../../src/modules/submissions/application/submission-views.js';
import type { FieldName } from '../../../../../src/modules/submissions/domain/submission-fields.js';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { adminApi, type AdminError } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type Submission = Wire<SubmissionView>;
export type Edits = Partial<Record<FieldName, string>>;
export type { BulkAction, BulkOutcome, FieldName };

export interface Approval {
  id: string;
  /** The version that the admin has seen. */
  version: number;
  /** Only the edited fields. */
  fields?: Edits;
  /** A listing chosen by hand. */
  listingId?: string;
  /** Confirms an approval although the business has objected. */
  despiteObjection?: true;
  /** Addresses of the pictures to publish. */
  pictures?: string[];
}

export interface Decision {
  id: string;
  verb: 'reject' | 'request-changes' | 'spam' | 'restore';
  /** The version that the admin has seen. */
  version: number;
  reason?: string;
}

type Decided = { submission: Submission };

const pathOf = (id: string) => `admin/submissions/${encodeURIComponent(id)}`;

/**
 * Tags to refetch: a decision changes the open items, and a referral with its form; a conflict (409) means that the data here are stale.
 */
function staleAfter(answer: unknown, error: AdminError | undefined) {
  if (answer) return ['submissions', 'counts', 'listings', 'referrals', 'audit'] as const;
  return error?.status === 409 ? (['submissions', 'counts'] as const) : [];
}

export const submissionApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    submissions: build.query<AdminList<Submission>, Record<string, string>>({
      query: (parameters) => ({ path: 'admin/submissions', parameters }),
      providesTags: ['submissions'],
    }),
    submission: build.query<Submission, { id: string; listingId?: string }>({
      query: ({ id, listingId }) => ({ path: pathOf(id), parameters: { listingId } }),
      providesTags: ['submissions'],
    }),
    approveSubmission: build.mutation<Decided, Approval>({
      query: ({ id, ...body }) => ({ path: `${pathOf(id)}/approve`, method: 'POST', body }),
      invalidatesTags: staleAfter,
    }),
    decideSubmission: build.mutation<Decided, Decision>({
      query: ({ id, verb, ...body }) => ({ path: `${pathOf(id)}/${verb}`, method: 'POST', body }),
      invalidatesTags: staleAfter,
    }),
    decideSubmissions: build.mutation<BulkOutcome, { action: BulkAction; items: SeenSubmission[]; reason?: string }>({
      query: (body) => ({ path: 'admin/submissions/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter,
    }),
    retrySubmission: build.mutation<Decided, { id: string }>({
      query: ({ id }) => ({ path: `${pathOf(id)}/retry`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? ['submissions'] : []),
    }),
  }),
});

export const {
  useSubmissionsQuery,
  useSubmissionQuery,
  useApproveSubmissionMutation,
  useDecideSubmissionMutation,
  useDecideSubmissionsMutation,
  useRetrySubmissionMutation,
} = submissionApi;
