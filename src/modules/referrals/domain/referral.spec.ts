import { Referral } from './referral.js';
import { ReferralAlreadyDecided } from './referral.errors.js';
import type { ReferredBusiness } from './referred-business.js';

const AT = new Date('2026-03-01T08:00:00Z');
const BUSINESS: ReferredBusiness = {
  name: 'Bob',
  industry: 'Plumber',
  phone: '519 555 0101',
  phoneE164: '+15195550101',
  email: null,
  website: null,
  city: null,
};
const aReferral = () =>
  Referral.record({
    id: 'r',
    referrerId: 'ann',
    code: 'CODE',
    business: BUSINESS,
    flags: [],
    submissionId: null,
    referredAt: new Date('2026-02-01T08:00:00Z'),
  });

describe('a referral', () => {
  it('is pending when it is recorded', () => {
    expect(aReferral().snapshot).toMatchObject({ status: 'pending', decidedAt: null, reason: null });
  });

  it('pays its referrer when it is approved', () => {
    const referral = aReferral();
    expect(referral.approve(5_000, AT)).toEqual({ referralId: 'r', referrerId: 'ann', cents: 5_000, paidAt: AT });
    expect(referral.snapshot).toMatchObject({ status: 'approved', decidedAt: AT });
  });

  it('stores the reason of a rejection', () => {
    const referral = aReferral();
    referral.reject('No such business.', AT);
    expect(referral.snapshot).toMatchObject({ status: 'rejected', decidedAt: AT, reason: 'No such business.' });
  });

  it.each([
    ['approved', (referral: Referral) => void referral.approve(5_000, AT)],
    ['rejected', (referral: Referral) => referral.reject(null, AT)],
  ])('is decided only once, if %s', (status, decide) => {
    const referral = aReferral();
    decide(referral);
    expect(() => referral.approve(100, AT)).toThrow(ReferralAlreadyDecided);
    expect(() => referral.reject('Late', AT)).toThrow(ReferralAlreadyDecided);
    referral.updateDetails({ business: { ...BUSINESS, name: 'Other' }, flags: [], submissionId: 's' });
    expect(referral.snapshot).toMatchObject({ status, reason: null, submissionId: null, business: { name: 'Bob' } });
  });
});
