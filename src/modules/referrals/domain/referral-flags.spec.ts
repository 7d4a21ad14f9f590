import { type EarlierReferral, flagsOf, type FlagContext } from './referral-flags.js';
import type { ReferredBusiness } from './referred-business.js';

const BUSINESS: ReferredBusiness = {
  name: 'Copper Kettle',
  industry: 'Plumber',
  phone: '519 555 0101',
  phoneE164: '+15195550101',
  email: 'shop@kettle.example',
  website: 'https://kettle.example/',
  city: 'Guelph',
};
const earlier = (code: string, known: Partial<ReferredBusiness>): EarlierReferral => ({
  code,
  status: 'rejected',
  referredAt: new Date('2026-02-01T08:00:00Z'),
  business: { ...BUSINESS, phoneE164: '+15195550199', website: null, city: 'Elora', ...known },
});
const flags = (around: Partial<FlagContext> = {}, business = BUSINESS) =>
  flagsOf(business, {
    referrer: { code: 'ANN', email: 'ann@example.com' },
    own: [],
    earlier: [],
    listed: [],
    timeZone: 'America/Toronto',
    ...around,
  });
const kinds = (...given: Parameters<typeof flags>) => flags(...given).map(({ kind }) => kind);
const by = (email: string) => ({ referrer: { code: 'ANN', email } });
const own = (known: object) => ({ own: [{ name: 'Ann Inc', phoneE164: null, website: null, ...known }] });

describe('flagsOf', () => {
  it('finds nothing without a reason', () => {
    expect(
      flags({ ...own({ phoneE164: '+15195550177', website: 'https://ann.example' }), earlier: [earlier('BEN', { name: 'Iron Pot' })] }),
    ).toEqual([]);
  });

  it.each([
    ['the email address', by('SHOP@kettle.example')],
    ['an address at the website', by('someone@Kettle.example')],
    ['a phone number', own({ phoneE164: '+15195550101' })],
    ['a website', own({ website: 'http://www.kettle.example' })],
    ['a website with a port', own({ website: 'https://kettle.example.:443/?utm_source=mail' })],
  ])('finds a self-referral by %s', (_what, around) => {
    expect(kinds(around)).toEqual(['self-referral']);
  });

  it('does not report a self-referral for a business without its own phone number or website', () => {
    expect(kinds(own({}), { ...BUSINESS, website: null })).toEqual([]);
  });

  it.each([
    ['the number of another code', 'referred-before', earlier('BEN', { phoneE164: '+15195550101' })],
    ['the website', 'same-business', earlier('ANN', { name: 'Other', website: 'http://kettle.example' })],
    ['a like name in the city', 'same-business', earlier('ANN', { name: 'Coper Kettle Ltd', city: 'guelph' })],
  ])('names the earlier referral, by %s', (_what, kind, first) => {
    expect(flags({ earlier: [first] })).toEqual([
      { kind, reason: expect.stringMatching(new RegExp(`code ${first.code} referred`, 'i')) as string },
    ]);
    expect(flags({ earlier: [first] })[0]!.reason).toMatch(/on 1 Feb 2026 \(it was rejected\)\.$/);
  });

  it("has the day in the site's time zone", () => {
    const first = { ...earlier('BEN', { phoneE164: '+15195550101' }), referredAt: new Date('2026-02-02T01:30:00Z') };
    const day = (timeZone: string) => flags({ earlier: [first], timeZone })[0]?.reason;
    expect(day('America/Toronto')).toContain('on 1 Feb 2026');
    expect(day('UTC')).toContain('on 2 Feb 2026');
  });

  it('names a similar listing', () => {
    expect(flags({ listed: [{ title: 'Kettle', by: 'website' }] })).toEqual([
      { kind: 'listed-already', reason: '“Kettle” is in the directory already (same website).' },
    ]);
  });
});
