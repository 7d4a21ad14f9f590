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
  businessPhone: described(text, 'As it was typed.'),
  referredAt: time,
  status: oneOf(...REFERRAL_STATUSES),
  rewardAmount: optional(described(decimal, 'Dollars; of an approved one.')),
};

const REFERRAL = object<AdminReferralView>({
  ...BUSINESS,
  id: text,
  refCode: described(text, 'The code that it came with; of a merged referrer perhaps another one than theirs.'),
  flags: described(list(object<ReferralFlag>({ kind: oneOf(...FLAG_KINDS), reason: text })), 'What an admin should know before paying.'),
  reason: described(nullable(text), 'Why it was rejected.'),
  decidedAt: nullable(time),
  suggestedReward: described(nullable(decimal), 'Dollars, by the tiers of the programme; while it is pending.'),
  suggestedReason: nullable(text),
  submissionId: described(nullable(text), 'The listing form that came with the code. Without one somebody only said so.'),
  submissionStatus: nullable(text),
});

const REFERRER = object<ReferrerView>({
  id: text,
  code: text,
  otherCodes: described(list(text), 'Merged when a mailed link proved the address.'),
  referrerName: text,
  referrerEmail: text,
  emailProven: flag,
  createdAt: time,
  totalRewards: described(decimal, 'Dollars: the sum of the ledger.'),
  businessesTotal: described(whole, 'Of those that were asked for.'),
  businessesReferred: described(list(REFERRAL), `Newest first; on a page of /api/admin/referrals the newest ${MAX_REFERRALS} of them.`),
});

export const CREATED = object<Created>({ success: yes, code: text, link: described(text, 'What the referrer passes on.') });

export const MINE = object<MyReferralsView>({
  code: described(nullable(text), 'Null for a browser that has none.'),
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
    'Of the whole programme, whatever is looked for.',
  ),
});
export const DECIDED = object<Decided>({ success: yes, referral: REFERRAL });
export const COPIED = object<Copied>({
  success: yes,
  link: described(text, 'Works once; anybody who has it is signed in.'),
  expiresAt: time,
});
