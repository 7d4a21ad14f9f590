import { matching } from './matching.js';
import type { Referral, Referrer } from './referral-endpoints.js';

const business = (businessName: string, status: Referral['status'], businessPhone = '(519) 555-0100') =>
  ({ businessName, status, businessPhone, industry: 'Plumber', refCode: 'ANNCODE234' }) as Referral;

const ANN = {
  referrerName: 'Ann Example',
  referrerEmail: 'ann@example.com',
  code: 'ANNCODE234',
  otherCodes: ['ANNOTHER56'],
  businessesReferred: [business('Fir Lane Plumbing', 'pending'), business('Oak Drains', 'approved', '416 555 0177')],
} as unknown as Referrer;
const BEN = {
  referrerName: 'Ben Sample',
  referrerEmail: 'ben@example.com',
  code: 'BENCODE234',
  otherCodes: [],
  businessesReferred: [] as Referral[],
} as unknown as Referrer;

/** Who is left, with how many businesses. */
const left = (q: string, status = '') =>
  matching([ANN, BEN], q, status).map(({ referrerName, businessesReferred }) => `${referrerName}: ${businessesReferred.length}`);

it.each([
  ['', ['Ann Example: 2', 'Ben Sample: 0']],
  ['ann example', ['Ann Example: 2']],
  ['BEN@', ['Ben Sample: 0']],
  ['annother56', ['Ann Example: 2']],
  ['oak', ['Ann Example: 1']],
  ['(416) 555', ['Ann Example: 1']],
  ['5550177', ['Ann Example: 1']],
  ['nobody', []],
  ['()', []],
])('“%s” finds %j', (q, found) => {
  expect(left(q)).toEqual(found);
});

it.each([
  ['', 'pending', ['Ann Example: 1']],
  ['oak', 'approved', ['Ann Example: 1']],
  ['oak', 'pending', []],
  ['', 'rejected', []],
])('“%s” that is %s finds %j', (q, status, found) => {
  expect(left(q, status)).toEqual(found);
});
