import { businessKeysOf, isSpelledAlike, type ReferredBusiness } from './referred-business.js';

const aBusiness = (known: Partial<ReferredBusiness>): ReferredBusiness => ({
  name: 'Bob',
  industry: 'Plumber',
  phone: '519 555 0101',
  phoneE164: '+15195550101',
  email: null,
  website: null,
  city: 'Guelph',
  ...known,
});

describe('businessKeysOf', () => {
  it('normalises websites without scheme, www and tracking parameters, and keeps paths on shared hosts', () => {
    expect(businessKeysOf(aBusiness({ website: 'https://www.Bob.example/shop/' }))).toMatchObject({
      site: 'bob.example/shop',
      host: 'bob.example',
    });
    expect(businessKeysOf(aBusiness({ website: 'http://bob.example:8080/' })).host).toBe('bob.example');
  });
});

describe('isSpelledAlike', () => {
  it.each([
    ["Bob's Plumbing Ltd.", 'Bobs Plumbing'],
    ['Montréal Drains', 'MONTREAL DRAINS INC'],
    ['Reliable Rooter', 'Relaible Rooter'],
    ['The Copper Kettle Co', 'Copperkettle'],
    ['Plumbing', 'plumbing'],
    ["Bob's Plumbing", 'Bobs Plumbers'],
    ["Bob's Roofing", 'Bobs Roofers'],
    ["Bob's Roofing", 'Bobs'],
    ['Maple Tree Service', 'Maple Arborists Inc.'],
    ['Toitures Tremblay', 'Couvreur Tremblay'],
    ["Bob's Plumbing & Heating", "Bob's Plumbing"],
    ['Guelph Roofing Ltd.', 'Guelph Roofing'],
  ])('matches %s and %s', (one, other) => {
    expect(isSpelledAlike(aBusiness({ name: one }), aBusiness({ name: other }))).toBe(true);
  });

  it.each([
    ['AB Plumbing', 'AC Plumbing'],
    ['Owner 12 Plumbing', 'Owner 13 Plumbing'],
    ['Reliable Rooter', 'Reliable Roofer of Guelph'],
    ['Plumbing', 'Heating'],
    ['Maple Roofing', 'Maple Painting'],
    ['Mason Bros Roofing', 'Carpenter Bros Roofing'],
    ['Mason Roofing', 'Carpenter Roofing'],
    ['Guelph Roofing', 'Guelph Roofers'],
    ['Maple Roofing', 'Marple Bay Roofing'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(isSpelledAlike(aBusiness({ name: one }), aBusiness({ name: other }))).toBe(false);
  });

  it.each([
    ['Guelph', 'Guelph, Ontario'],
    ['Saint-Jérôme', 'St-Jérôme QC'],
    ['Ft. Frances', 'Fort Frances'],
  ])('matches the cities %s and %s', (one, other) => {
    const [here, there] = [one, other].map((city) => aBusiness({ city }));
    expect([isSpelledAlike(here!, there!), businessKeysOf(here!).city]).toEqual([true, businessKeysOf(there!).city]);
  });

  it('matches other spellings of a town within a name', () => {
    const [roofing, roofers] = ['Saint-Jérôme Roofing', 'Saint-Jérôme Roofers'].map((name) => aBusiness({ name, city: 'St-Jérôme' }));
    expect(isSpelledAlike(roofing!, roofers!)).toBe(false);
  });

  it('requires the same known city', () => {
    const [here, there, somewhere] = [aBusiness({}), aBusiness({ city: 'Fergus' }), aBusiness({ city: null })];
    expect([
      isSpelledAlike(here, aBusiness({ city: 'GUELPH ' })),
      isSpelledAlike(here, there),
      isSpelledAlike(somewhere, somewhere),
    ]).toEqual([true, false, false]);
  });
});
