import { businessKeysOf, isSpelledAlike, type ReferredBusiness } from './referred-business.js';
import { dayInWords } from './day-in-words.js';
import { dollarsText } from './reward.js';

/** A reward that was paid for a business that may be the same. */
export interface PaidReferral {
  business: ReferredBusiness;
  code: string;
  /** Empty when the person was erased. */
  referrerName: string;
  cents: number;
  paidAt: Date;
  /** The earlier reward went to the same person, by the same or another code. */
  toSamePerson: boolean;
}

/** The strongest evidence that the earlier business is the same one. */
export type SameBusiness = 'phone number' | 'website' | 'name, spelled alike in the same city';

/** The terms of the program, as the site states them. */
const TERMS = {
  same: 'The terms say that the same business counts once for the code of one person.',
  another: 'The terms promise no second reward for the same business: the first referral counts.',
};

/** The first payment for this business, to any referrer. @param paid the oldest first */
export function paidBefore(
  business: ReferredBusiness,
  paid: readonly PaidReferral[],
): { payment: PaidReferral; by: SameBusiness } | undefined {
  for (const payment of paid) {
    const by = sameBusiness(business, payment.business);
    if (by) return { payment, by };
  }
  return undefined;
}

/** The earlier payment and what the terms say, shown before an admin pays again. */
export function paidBeforeInWords(
  { name }: ReferredBusiness,
  { payment, by }: { payment: PaidReferral; by: SameBusiness },
  timeZone: string,
): string {
  const { referrerName, code, cents, paidAt, toSamePerson } = payment;
  const who = `${toSamePerson ? 'the same person, ' : ''}${referrerName || 'someone whose name was erased'} (code ${code})`;
  const known = payment.business.name === name ? '' : `, as “${payment.business.name}”`;
  const what = `“${name}” was paid for before${known} (same ${by}): ${dollarsText(cents)} to ${who} on ${dayInWords(paidAt, timeZone)}.`;
  return `${what} ${toSamePerson ? TERMS.same : TERMS.another} Nothing was paid now.`;
}

function sameBusiness(one: ReferredBusiness, other: ReferredBusiness): SameBusiness | undefined {
  const [first, second] = [businessKeysOf(one), businessKeysOf(other)];
  if (first.phone === second.phone) return 'phone number';
  if (first.site !== null && first.site === second.site) return 'website';
  return isSpelledAlike(one, other) ? 'name, spelled alike in the same city' : undefined;
}
