import { paidBefore, paidBeforeInWords, type PaidReferral } from './paid-before.js';
import type { ReferredBusiness } from './referred-business.js';

const BUSINESS: ReferredBusiness = {
  name: 'Copper Kettle',
  industry: 'Plumber',
  phone: '519 555 0101',
  phoneE164: '+15195550101',
  email: null,
  website: 'https://kettle.example/',
  city: 'Guelph',
};
const OTHER = { ...BUSINESS, name: 'Iron Pot', phoneE164: '+15195550199', website: null };
const paid = (known: Partial<ReferredBusiness>, more: Partial<PaidReferral> = {}): PaidReferral => ({
  business: { ...OTHER, ...known },
  code: 'BEN',
  referrerName: 'Ben',
  cents: 5_000,
  paidAt: new Date('2026-02-01T08:00:00Z'),
  toSamePerson: false,
  ...more,
});

describe('paidBefore', () => {
  it.each([
    ['phone number', { phoneE164: '+15195550101' }],
    ['website', { website: 'http://www.kettle.example' }],
    ['name, spelled alike in the same city', { name: 'Coper Kettle Ltd.' }],
  ])('finds the business by its %s', (by, known) => {
    expect(paidBefore(BUSINESS, [paid({}), paid(known), paid({ phoneE164: '+15195550101' }, { code: 'LATER' })])).toMatchObject({
      by,
      payment: { code: 'BEN' },
    });
  });

  it.each([
    ['another business of the city', {}],
    ['the same name in another city', { name: 'Copper Kettle', city: 'Elora' }],
    ['two without a website', { website: null }],
  ])('does not match %s', (_what, known) => {
    expect(paidBefore({ ...BUSINESS, website: null }, [paid(known)])).toBeUndefined();
  });
});

it('paidBeforeInWords names the payment and the rule of the terms', () => {
  const words = (more: Partial<PaidReferral>) =>
    paidBeforeInWords(BUSINESS, { payment: paid({}, more), by: 'phone number' }, 'America/Toronto');
  expect(words({})).toMatch(
    /^“Copper Kettle” was paid for before, as “Iron Pot” \(same phone number\): \$50\.00 to Ben \(code BEN\) on 1 Feb 2026\. The terms promise no second reward/,
  );
  expect(words({ toSamePerson: true })).toContain(
    'to the same person, Ben (code BEN) on 1 Feb 2026. The terms say that the same business counts once',
  );
  expect(words({ business: BUSINESS })).toMatch(/^“Copper Kettle” was paid for before \(same phone number\)/);
  expect(words({ cents: 123_450, paidAt: new Date('2026-02-02T01:30:00Z') })).toContain('$1,234.50 to Ben (code BEN) on 1 Feb 2026.');
  expect(words({ referrerName: '' })).toContain('to someone whose name was erased (code BEN)');
});
