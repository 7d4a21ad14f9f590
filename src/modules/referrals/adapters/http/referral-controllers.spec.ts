import type { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { SiteOrigin } from '../../../../platform/web/site-origin.js';
import { REFERRER_COOKIE } from '../../../admin-auth/index.js';
import { ApproveReferral } from '../../application/approve-referral.js';
import {
  type ReferralBeside,
  ReferralQueries,
  type ReferrerIdentity,
  type ReferrerList,
  type ReferrerQuery,
} from '../../application/referral-queries.js';
import { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import type { AdminReferralView, LedgerRow, MyReferralsView, ReferrerView } from '../../application/referral-views.js';
import { RejectReferral } from '../../application/reject-referral.js';
import type { CopySignInLink, MailSignInLink } from '../../application/sign-in-links.js';
import { ReferralNotFound } from '../../domain/referral.errors.js';
import { ReferralAdminController } from './referral-admin.controller.js';
import { ReferralsController } from './referrals.controller.js';
import { ReferrerCookie } from './referrer-cookie.js';

const KNOWN: AdminReferralView = {
  id: 'r-1',
  refCode: 'AMBER-7',
  businessName: 'Quiet Pipes',
  industry: 'Plumber',
  businessPhone: '(519) 555-0142',
  referredAt: new Date('2026-03-01T12:00:00Z'),
  status: 'approved',
  rewardAmount: 50,
  flags: [],
  reason: null,
  decidedAt: new Date('2026-03-02T12:00:00Z'),
  suggestedReward: null,
  suggestedReason: null,
  submissionId: null,
  submissionStatus: null,
};
const REFERRER = '00000000-0000-4000-8000-000000000001';
const MINE: MyReferralsView = { code: 'AMBER-7', totalRewards: 50, businessesReferred: [] };

/** One referral of one referrer. */
class OneReferral extends ReferralQueries {
  mine({ referrerId }: ReferrerIdentity): Promise<MyReferralsView | undefined> {
    return Promise.resolve(referrerId === REFERRER ? MINE : undefined);
  }

  all(): Promise<ReferrerView[]> {
    return Promise.resolve([]);
  }

  list({ page }: ReferrerQuery): Promise<ReferrerList> {
    return Promise.resolve({ items: [], total: 0, page, totalPages: 0, figures: { referrers: 0, pending: 0, rewardsPaid: 0 } });
  }

  find(code: string, phoneE164: string): Promise<AdminReferralView | undefined> {
    return Promise.resolve(code === 'AMBER-7' && phoneE164 === '+15195550142' ? KNOWN : undefined);
  }

  beside(): Promise<Map<string, ReferralBeside>> {
    return Promise.resolve(new Map<string, ReferralBeside>());
  }

  ledger(): Promise<LedgerRow[]> {
    return Promise.resolve([]);
  }

  pending(): Promise<number> {
    return Promise.resolve(0);
  }
}

let executed: unknown[];
const commands = { execute: (command: unknown) => Promise.resolve(void executed.push(command)) } as unknown as CommandBus;
const admin = new ReferralAdminController(commands, new OneReferral(), {} as CopySignInLink, new SiteCalendar(new FixedSettings()));
const origin = { value: 'https://homes.example', https: true } as SiteOrigin;
const referrers = new ReferralsController(commands, new OneReferral(), {} as MailSignInLink, new ReferrerCookie(origin), origin);

beforeEach(() => (executed = []));

describe('a decision', () => {
  it('is answered with the referral after it, whatever the spelling of code and phone number', async () => {
    const approve = { refCode: ' amber-7 ', businessPhone: '519-555-0142', rewardAmount: 50, payAgain: false };
    expect(await admin.approve(approve, '127.0.0.1')).toEqual({ success: true, referral: KNOWN });
    const reject = { refCode: 'AMBER-7', businessPhone: '+1 519 555 0142', reason: '' };
    expect(await admin.reject(reject, '127.0.0.1')).toEqual({ success: true, referral: KNOWN });
    expect(executed.map((command) => (command as object).constructor)).toEqual([ApproveReferral, RejectReferral]);
    expect(executed[1]).toMatchObject({ reason: null });
  });

  it('about an unknown referral is answered as not found', async () => {
    await expect(admin.reject({ refCode: 'AMBER-7', businessPhone: '12', reason: '' }, '127.0.0.1')).rejects.toThrow(ReferralNotFound);
  });
});

describe('the referrals that a browser may see', () => {
  const from = (value: string | null) =>
    ({ cookies: value === null ? {} : { [REFERRER_COOKIE]: value }, unsignCookie: () => ({ value }) }) as unknown as FastifyRequest;

  it.each([
    ['without a cookie', null, { code: null, totalRewards: 0, businessesReferred: [] }],
    ['of a referrer who was deleted', `code-${REFERRER.replaceAll('0', '9')}`, { code: null, totalRewards: 0, businessesReferred: [] }],
    ['of a referrer', `code-${REFERRER}`, MINE],
  ])('%s', async (_, cookie, seen) => {
    expect(await referrers.mine(from(cookie))).toEqual(seen);
  });
});
