import { ALL } from '../search-listings.fixture.js';
import { neverClosing, type SearchParameters, type SharedDirectory } from './opened.js';

/** What is left by filters, and that nothing typed into them is more than data. */
export function describeFilters(directory: SharedDirectory): void {
  const { page, found } = directory;

  describe('filters', () => {
    it.each<[string, SearchParameters, string[]]>([
      ['industry', { industry: 'Plumber' }, ['bob', 'elan']],
      ['industry in another case', { industry: 'hvac TECHNICIAN' }, ['glacier']],
      ['the beginning of an industry', { industry: 'Plumb' }, []],
      ['city without its accent', { city: 'montreal' }, ['elan', 'volta']],
      ['city with its accent', { city: 'MONTRÉAL' }, ['elan', 'volta']],
      ['city with a hyphen', { city: 'saint-jerome' }, ['moss']],
      ['city with quotes', { city: 'guelph "north"' }, ['quote']],
      ['city without its full stop', { city: 'st  catharines' }, ['initials']],
      ['city with its full stop', { city: 'ST. CATHARINES' }, ['initials']],
      ['city with its saint in full, and a dash', { city: 'Saint-Catharines' }, ['initials']],
      ['place of a service area with another apostrophe', { city: 'l’orignal' }, ['initials']],
      ['place of a service area without its apostrophe', { city: 'lorignal' }, ['initials']],
      ['an unknown city', { city: 'Atlantis' }, []],
      ['rating at the boundary', { minRating: 4.5, city: 'Guelph' }, ['bob']],
      ['rating above the boundary', { minRating: 4.51, city: 'Guelph' }, []],
      ['the highest rating', { minRating: 5, city: 'Montréal' }, ['volta']],
      ['a rating of 0, unrated included', { minRating: 0, city: 'Guelph' }, ['bob', 'sparky']],
      ['a rating above 0, unrated left out', { minRating: 0.1, city: 'Guelph' }, ['bob']],
      ['a rating hardly above 0', { minRating: 0.0000001, city: 'Toronto' }, []],
      ['rated 0', { minRating: 0, city: 'Toronto' }, ['glacier']],
      ['verified', { verified: true, city: 'Guelph' }, ['bob', 'sparky']],
      ['licensed', { licensed: true, industry: 'Plumber' }, ['bob', 'elan']],
      ['both', { verified: true, licensed: true }, ['bob']],
      ['words and a city', { query: 'plumber', city: 'Montréal' }, ['elan']],
      ['words with a typo and a city', { query: 'plumbr', city: 'Montréal' }, ['elan']],
      ['a synonym and a rating', { query: 'faucet', minRating: 4.5 }, ['bob']],
      [
        'all at once',
        {
          query: 'plumbing',
          industry: 'Plumber',
          city: 'Guelph',
          minRating: 4.5,
          companyName: 'bob',
          postCode: 'N1H',
          phone: '0142',
          verified: true,
          licensed: true,
        },
        ['bob'],
      ],
      ['all at once but for one', { query: 'plumbing', industry: 'Plumber', city: 'Guelph', phone: '0143' }, []],
    ])('%s', async (_what, asked, ids) => {
      expect(await found(asked)).toEqual(ids);
    });

    it('businesses that never close', async () => {
      expect(await neverClosing(directory.opened)).toEqual(['glacier']);
      expect(await neverClosing(directory.opened, { query: 'comfort' })).toEqual(['glacier']);
      expect(await neverClosing(directory.opened, { city: 'Montréal' })).toEqual([]);
    });
  });

  describe('company names', () => {
    it.each([
      ['from the start of a word', 'plumb', ['bob']],
      ['whole', "Bob's Plumbing", ['bob']],
      ['over two words', "bob's pl", ['bob']],
      ['from a later word', 'plumbing', ['bob']],
      ['without the accent', 'elan', ['elan']],
      ['with the accent, in capitals', 'ÉLAN', ['elan']],
      ['not from the middle of a word', 'lumbing', []],
      ['not from the middle of a word, over twelve letters', 'andenberghe brothers', []],
      ['longer than twelve letters', 'vandenberghe brothers wr', ['long']],
      ['longer than twelve letters, from a later word', 'brothers wrecking', ['long']],
      ['longer than twelve letters, wrong at the end', 'vandenberghe brothers x', []],
      ['exactly twelve letters', 'vandenberghe', ['long']],
      ['not with a typo', 'vandenberghi', []],
      ['with an ampersand', 'sparky & s', ['sparky']],
      ['from the ampersand', '& sons', ['sparky']],
      ['after an apostrophe', 's plumbing', ['bob']],
      ['of letters and signs', '100% clean', ['signs']],
      ['from a quote', '"pros"', ['signs']],
      ['from a backslash', '\\ co', ['signs']],
      ['ending in a dot', 'co.', ['bare', 'glacier', 'signs']],
      ['without its apostrophe', 'bobs pl', ['bob']],
      ['with the apostrophe of telephones', 'bob’s', ['bob']],
      ['with an apostrophe that the title does not have', 'wizard’s', ['emoji']],
      ['after an underscore', 'up', ['signs']],
      ['of initials without their dots', 'jr ren', ['initials']],
      ['after an elision, with another apostrophe', "d'abord", ['initials']],
      ['with an elision, without its apostrophe', 'dabord', ['initials']],
      ['after the apostrophe of an elision', 'abord', ['initials']],
      ['of another script', 'υδραυλικος', ['greek']],
      ['not from the middle of a word of another script', 'ραυλικος', []],
      ['from a picture', '🔧 wizards', ['emoji']],
      ['of many pictures', '🔧🔧🔧🔧🔧🔧🔧🔧 wiz', ['emoji']],
      ['after a picture', 'wizards 🔧', ['emoji']],
    ])('%s: %j', async (_what, companyName, ids) => {
      expect(await found({ companyName })).toEqual(ids);
    });

    it.each(['%', '_up', 'clean%', 'clean-up', '.*', 'c.ean', '(', '[a-z]', '^bob', 'bob$', 'a|b', '\\w', 'bob\\', "'", '" OR "'])(
      'are only data: %j',
      async (companyName) => {
        expect(await found({ companyName })).toEqual([]);
      },
    );
  });

  describe('postal codes', () => {
    it.each([
      ['whole', 'M5V2T6', ['glacier']],
      ['their beginning', 'M5V', ['glacier']],
      ['a single letter', 'N', ['bob', 'sparky']],
      ['two listings', 'N1', ['bob', 'sparky']],
      ['not their end', '2T6', []],
      ['another end', 'M5V2T7', []],
    ])('%s: %j', async (_what, postCode, ids) => {
      expect(await found({ postCode })).toEqual(ids);
    });
  });

  describe('phone numbers', () => {
    it.each([
      ['three digits from the start', '519', ['bob']],
      ['three digits from within', '955', ['bob']],
      ['the end', '0142', ['bob', 'volta']],
      ['across the middle', '95550142', ['bob']],
      ['nine digits', '195550142', ['bob']],
      ['all ten digits', '5195550142', ['bob']],
      ['as typed with a country code', '5145550187', ['elan']],
      ['two area codes', '514', ['elan', 'volta']],
      ['another end', '5195550143', []],
      ['more digits than there are', '51955501421', []],
      ['digits that are not in a row', '5190142', []],
    ])('%s: %j', async (_what, phone, ids) => {
      expect(await found({ phone })).toEqual(ids);
    });
  });

  describe('values with syntax of the engine', () => {
    const attempts = [
      '" OR industryKey = "plumber',
      'plumber" OR industryKey EXISTS OR industryKey = "',
      'x\\',
      '\\" OR verified = 1 OR industryKey = "',
      '%',
      '_lumber',
      "'; DROP TABLE listing; --",
      "plumber' OR '1'='1",
      '$1',
      ':*',
      '{{_vectors}}',
    ];

    it.each(attempts)('are data in a filter: %j', async (value) => {
      expect(await found({ industry: value })).toEqual([]);
      expect(await found({ city: value })).toEqual([]);
      expect(await found({ companyName: value })).toEqual([]);
    });

    it.each([
      ['tsquery operators & | ! <-> :*', []],
      ['plumber | electrician', []],
      ['!plumber', ['bob', 'elan']],
      ['-plumber guelph', ['bob']],
      ['"plumbing bob"', ['bob']],
      ['glac:* & comfort', []],
      ["glacier'; DROP TABLE listing; --", []],
      ['glacier \\', ['glacier']],
      ["'glacier'", ['glacier']],
    ])('are words in a text: %j', async (query, ids) => {
      expect(await found({ query })).toEqual(ids);
    });

    it('change nothing', async () => {
      expect((await page({})).total).toBe(ALL.length);
    });
  });
}
