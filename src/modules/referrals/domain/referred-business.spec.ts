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
  it('compares websites without scheme, www and what says nothing, and knows whose they are', () => {
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
  ])('takes %s and %s for one', (one, other) => {
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
  ])('knows %s from %s', (one, other) => {
    expect(isSpelledAlike(aBusiness({ name: one }), aBusiness({ name: other }))).toBe(false);
  });

  it.each([
    ['Guelph', 'Guelph, Ontario'],
    ['Saint-Jérôme', 'St-Jérôme QC'],
    ['Ft. Frances', 'Fort Frances'],
  ])('takes %s and %s for one city', (one, other) => {
    const [here, there] = [one, other].map((city) => aBusiness({ city }));
    expect([isSpelledAlike(here!, there!), businessKeysOf(here!).city]).toEqual([true, businessKeysOf(there!).city]);
  });

  it('knows the words of a town in a name by their other spelling', () => {
    const [roofing, roofers] = ['Saint-Jérôme Roofing', 'Saint-Jérôme Roofers'].map((name) => aBusiness({ name, city: 'St-Jérôme' }));
    expect(isSpelledAlike(roofing!, roofers!)).toBe(false);
  });

  it('is about one city, and about none that is not known', () => {
    const [here, there, somewhere] = [aBusiness({}), aBusiness({ city: 'Fergus' }), aBusiness({ city: null })];
    expect([
      isSpelledAlike(here, aBusiness({ city: 'GUELPH ' })),
      isSpelledAlike(here, there),
      isSpelledAlike(somewhere, somewhere),
    ]).toEqual([true, false, false]);
  });
});
