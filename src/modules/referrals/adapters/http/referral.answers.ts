import {
  decimal,
  described,
  type Fields,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  time,
  whole,
  yes,
} from '../../../../platform/http/answers/answers.js';
import { MAX_REFERRALS, type ReferralFigures, type ReferrerList } from '../../application/referral-queries.js';
import type {
  AdminReferralView,
  MyReferralsView,
  ReferredBusinessView,
  ReferrerView,
  SignInLink,
} from '../../application/referral-views.js';
import { FLAG_KINDS, type ReferralFlag } from '../../domain/referral-flags.js';
import { REFERRAL_STATUSES } from '../../domain/referral-status.js';

export interface Created {
  success: true;
  code: string;
  link: string;
}

export type Done = { success: true };
export type Decided = { success: true; referral: AdminReferralView };
export type Copied = { success: true } & SignInLink;

const BUSINESS: Fields<ReferredBusinessView> = {
  businessName: text,
  industry: text,
  businessPhone: described(text, 'As typed.'),
  referredAt: time,
  status: oneOf(...REFERRAL_STATUSES),
  rewardAmount: optional(described(decimal, 'Dollars, if it is approved.')),
};

const REFERRAL = object<AdminReferralView>({
  ...BUSINESS,
  id: text,
  refCode: described(text, 'Its code, which may be another one of a merged referrer.'),
  flags: described(list(object<ReferralFlag>({ kind: oneOf(...FLAG_KINDS), reason: text })), 'Warnings for the admin.'),
  reason: described(nullable(text), 'Why it was rejected.'),
  decidedAt: nullable(time),
  suggestedReward: described(nullable(decimal), 'Dollars, by the tiers of the programme; while it is pending.'),
  suggestedReason: nullable(text),
  submissionId: described(nullable(text), 'The listing form with the code. Without one it was only reported.'),
  submissionStatus: nullable(text),
});

const REFERRER = object<ReferrerView>({
  id: text,
  code: text,
  otherCodes: described(list(text), 'Merged when an emailed link confirmed the address.'),
  referrerName: text,
  referrerEmail: text,
  emailProven: flag,
  createdAt: time,
  totalRewards: described(decimal, 'Dollars: the sum of the ledger.'),
  businessesTotal: described(whole, 'The number of matching ones.'),
  businessesReferred: described(list(REFERRAL), `Newest first; on a page of /api/admin/referrals the newest ${MAX_REFERRALS} of them.`),
});

export const CREATED = object<Created>({ success: yes, code: text, link: described(text, 'The link to pass on.') });

export const MINE = object<MyReferralsView>({
  code: described(nullable(text), 'Null for a browser without one.'),
  totalRewards: described(decimal, 'Dollars: the sum of the ledger.'),
  businessesReferred: list(object(BUSINESS)),
});

export const DONE = object<Done>({ success: yes });
export const REFERRERS = list(REFERRER);
export const REFERRER_LIST = object<ReferrerList>({
  items: list(REFERRER),
  total: whole,
  page: whole,
  totalPages: whole,
  figures: described(
    object<ReferralFigures>({ referrers: whole, pending: whole, rewardsPaid: described(decimal, 'Dollars: the sum of the ledger.') }),
    'Of the whole programme, ignoring the filters.',
  ),
});
export const DECIDED = object<Decided>({ success: yes, referral: REFERRAL });
export const COPIED = object<Copied>({
  success: yes,
  link: described(text, 'Valid once, for anybody who has it.'),
  expiresAt: time,
});
