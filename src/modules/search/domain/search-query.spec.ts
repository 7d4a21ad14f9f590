import { forEngines, phoneNumberIn, type SearchRequest, toSearchQuery } from './search-query.js';

const query = (asked: Partial<SearchRequest> = {}) => forEngines(toSearchQuery({ sortBy: 'featured', page: 1, limit: 20, ...asked }));

describe('toSearchQuery', () => {
  it('has no criteria without parameters', () => {
    expect(query()).toEqual({
      words: undefined,
      industryKey: undefined,
      cityKey: undefined,
      minRating: 0,
      titlePart: undefined,
      postPrefix: undefined,
      phonePart: undefined,
      verified: false,
      licensed: false,
      near: undefined,
      sortBy: 'featured',
      page: 1,
      limit: 20,
    });
  });

  it('normalises names, and passes on validated values', () => {
    const near = { lat: 1, lng: 2, radiusKm: 3 };
    const asked = {
      industry: 'HVAC Technician',
      city: ' Montréal ',
      companyName: "Bob's  PLUMBING",
      postCode: 'M5V',
      phone: '416',
      minRating: 4.5,
      verified: true,
      licensed: true,
      near,
      sortBy: 'distance',
      page: 7,
      limit: 50,
    } as const;
    expect(query(asked)).toEqual({
      words: undefined,
      industryKey: 'hvac technician',
      cityKey: 'montreal',
      minRating: 4.5,
      titlePart: "bob's plumbing",
      postPrefix: 'M5V',
      phonePart: '416',
      verified: true,
      licensed: true,
      near,
      sortBy: 'distance',
      page: 7,
      limit: 50,
    });
  });

  it('keeps the original text for display, which engines do not receive', () => {
    const said = { query: 'Leaky TAP', industry: 'Plumbing & Heating', literal: true, openNow: true };
    const asked = toSearchQuery({ ...said, sortBy: 'featured', page: 1, limit: 20 });
    expect(asked.said).toEqual(said);
    const same = toSearchQuery({ query: 'leaky  tap', industry: 'PLUMBING & heating', sortBy: 'featured', page: 1, limit: 20 });
    // The text of a question is the key of its answer in the cache.
    expect(JSON.stringify(forEngines(asked))).toBe(JSON.stringify(forEngines(same)));
  });

  it.each([
    ['plumber near me in Guelph', ['plumber', 'guelph']],
    ['BEST Top Émile', ['emile']],
    ['near me', ['near', 'me']],
    ['best', ['best']],
    ['mechanic inn topper', ['mechanic', 'inn', 'topper']],
    ['24/7 drain-cleaning', ['24', '7', 'drain', 'cleaning']],
    ['" OR industryKey = "x', ['or', 'industrykey', 'x']],
    ['& | ! <-> :*', []],
    ['🔧', []],
  ])('splits %j into words', (text, words) => expect(query({ query: text }).words).toEqual(words));
});

describe('a telephone number typed as a search', () => {
  it.each([
    ['(519) 555-0142', '5195550142'],
    ['+1 519.555.0142', '5195550142'],
    ['1-519-555-0142', '5195550142'],
    ['tel: 519 555 0142', '5195550142'],
    ['519\u2011555\u20110142', '5195550142'],
    ['\u202a+1 519-555-0142\u202c', '5195550142'],
    ['519/555-0142', '5195550142'],
    ['Tél. : 514 555-0142', '5145550142'],
    ['Phone number 519-555-0142', '5195550142'],
    ['519-555-0142 ext 2', '5195550142'],
  ])('is recognised: %s', (text, digits) => expect(phoneNumberIn(text)).toBe(digits));

  it.each(['', 'plumber', '2026', '519 555', '555 0142', '2025-1-15', '24/7 plumber 519 555 0142', 'M5V 2T6', '44 20 7946 0018 99'])(
    'is not recognised in %j',
    (text) => expect(phoneNumberIn(text)).toBeUndefined(),
  );
});
