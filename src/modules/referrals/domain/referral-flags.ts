import { websiteKeyOf } from '../../../shared/contact/website-keys.js';
import { dayInWords } from './day-in-words.js';
import type { ReferralStatus } from './referral-status.js';
import { businessKeysOf, isSpelledAlike, type ReferredBusiness } from './referred-business.js';

export const FLAG_KINDS = ['self-referral', 'referred-before', 'same-business', 'listed-already'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** A warning for the admin before paying. It has no effect by itself. */
export interface ReferralFlag {
  kind: FlagKind;
  /** In words, for the admin. */
  reason: string;
}

/** What is known of a business that belongs to the referrer. */
export interface OwnBusiness {
  name: string;
  phoneE164: string | null;
  website: string | null;
}

/** A referral that came in before, of a business that may be the same. */
export interface EarlierReferral {
  code: string;
  status: ReferralStatus;
  referredAt: Date;
  business: ReferredBusiness;
}

/** Everything that a new referral is compared with. */
export interface FlagContext {
  referrer: { code: string; email: string };
  own: readonly OwnBusiness[];
  /** The oldest first. */
  earlier: readonly EarlierReferral[];
  /** Listings that are similar, and in which way. */
  listed: readonly { title: string; by: string }[];
  /** The time zone of days in reasons. */
  timeZone: string;
}

const STANDING: Record<ReferralStatus, string> = { pending: 'waits for a decision', approved: 'was approved', rejected: 'was rejected' };

/** Whether a business has the same email address as its referrer. */
export function isSelf(email: string, business: Pick<ReferredBusiness, 'email'>): boolean {
  return business.email !== null && business.email.toLowerCase() === email.toLowerCase();
}

/** Warnings about a referral; empty when there are none. */
export function flagsOf(business: ReferredBusiness, { referrer, own, earlier, listed, timeZone }: FlagContext): ReferralFlag[] {
  const flags: ReferralFlag[] = [];
  const self = selfReferral(business, referrer.email, own);
  if (self) flags.push({ kind: 'self-referral', reason: self });
  const flag = earlierReferral(business, referrer.code, earlier, timeZone);
  if (flag) flags.push(flag);
  const [like] = listed;
  if (like) flags.push({ kind: 'listed-already', reason: `“${like.title}” is in the directory already (same ${like.by}).` });
  return flags;
}

function selfReferral(business: ReferredBusiness, email: string, own: readonly OwnBusiness[]): string | undefined {
  if (isSelf(email, business)) return 'The business has the referrer’s email address.';
  const { phone, site, host } = businessKeysOf(business);
  const called = own.find((each) => each.phoneE164 === phone);
  if (called) return `The business has the phone number of “${called.name}”, which has the referrer’s email address.`;
  const shown = site && own.find((each) => each.website !== null && websiteKeyOf(each.website) === site);
  if (shown) return `The business has the website of “${shown.name}”, which has the referrer’s email address.`;
  if (host && host === email.toLowerCase().split('@').at(-1)) return 'The referrer’s email address belongs to the website of the business.';
  return undefined;
}

/** The first referrer of a business gets the reward; later referrals get this flag. */
function earlierReferral(
  business: ReferredBusiness,
  code: string,
  earlier: readonly EarlierReferral[],
  timeZone: string,
): ReferralFlag | undefined {
  const standing = ({ referredAt, status }: EarlierReferral) => `, on ${dayInWords(referredAt, timeZone)} (it ${STANDING[status]}).`;
  const keys = businessKeysOf(business);
  const called = earlier.find((each) => each.business.phoneE164 === keys.phone && each.code !== code);
  if (called) return { kind: 'referred-before', reason: `Code ${called.code} referred this phone number first${standing(called)}` };
  const shown = keys.site && earlier.find((each) => businessKeysOf(each.business).site === keys.site);
  if (shown)
    return {
      kind: 'same-business',
      reason: `“${shown.business.name}” has the same website; ${whoIn(shown)} referred it first${standing(shown)}`,
    };
  const named = earlier.find((each) => each.business.phoneE164 !== keys.phone && isSpelledAlike(each.business, business));
  if (named)
    return {
      kind: 'same-business',
      reason: `“${named.business.name}” in the same city is spelled alike; ${whoIn(named)} referred it first${standing(named)}`,
    };
  return undefined;
}

const whoIn = ({ code }: EarlierReferral) => `code ${code}`;
