import type { AdminReferralView, ReferrerView, SignInLink } from '../../../../../src/modules/referrals/application/referral-views.js';
import type { ReferrerList } from '../../../../../src/modules/referrals/application/referral-queries.js';
import { adminApi, type AdminError } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type Referrers = Wire<ReferrerList>;
export type Referrer = Wire<ReferrerView>;
export type Referral = Wire<AdminReferralView>;
type Name = Pick<Referral, 'refCode' | 'businessPhone'>;

export const isPaidBefore = ({ problem }: AdminError) => problem?.type === '/problems/business-paid-before';

/**
 * Refetch also after a refusal, because somebody else has changed it. Not when the admin has to confirm: a refetch would close the dialog.
 */
const staleAfter = (answer: unknown, error: AdminError | undefined) =>
  answer || (error?.status === 409 && !isPaidBefore(error)) || error?.status === 404 ? (['referrals', 'counts', 'audit'] as const) : [];

export const referralApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    referrers: build.query<Referrers, Record<string, string>>({
      query: (parameters) => ({ path: 'admin/referrals', parameters }),
      providesTags: ['referrals'],
    }),
    approveReferral: build.mutation<unknown, Name & { rewardAmount: number; payAgain?: true }>({
      query: (body) => ({ path: 'referral/approve', method: 'POST', body }),
      invalidatesTags: staleAfter,
    }),
    rejectReferral: build.mutation<unknown, Name & { reason: string }>({
      query: (body) => ({ path: 'referral/reject', method: 'POST', body }),
      invalidatesTags: staleAfter,
    }),
    copySignInLink: build.mutation<Wire<SignInLink>, string>({
      query: (id) => ({ path: `referral/${encodeURIComponent(id)}/sign-in-link`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? ['audit'] : []),
    }),
  }),
});

export const { useReferrersQuery, useApproveReferralMutation, useRejectReferralMutation, useCopySignInLinkMutation } = referralApi;
