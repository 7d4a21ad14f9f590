import { forgetReferralCode, referralCode, rememberReferralCode } from './referral-code.js';
import { fakeStorage } from '../../../test/support/fake-storage.js';

const KEY = 'homewright-referral';
const DAY_MS = 24 * 3_600_000;
const { stored } = fakeStorage('localStorage');

it('a code is stored until it is removed, cut to the length that the server accepts', () => {
  rememberReferralCode('R8YEAR99MG');
  expect(referralCode()).toBe('R8YEAR99MG');
  rememberReferralCode('x'.repeat(150));
  expect(referralCode()).toBe('x'.repeat(100));
  forgetReferralCode();
  expect(referralCode()).toBeUndefined();
});

it.each([
  ['older than thirty days', { code: 'R8YEAR99MG', at: Date.now() - 30 * DAY_MS }],
  ['of no date', { code: 'R8YEAR99MG' }],
  ['that is no text', { code: 7, at: Date.now() }],
])('a code %s is ignored and removed', (_what, entry) => {
  stored.set(KEY, JSON.stringify(entry));
  expect(referralCode()).toBeUndefined();
  expect(stored.size).toBe(0);
});
