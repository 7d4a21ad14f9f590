import {
  sourceChangesUnderCorrections,
  CORRECTABLE,
  type CorrectableField,
  type CorrectedListing,
  readCorrection,
  withCorrections,
} from './corrections.js';
import { emptyValueOf } from '../../../../shared/listings/field-lists.js';
import { detailsWith, type ListingDetails } from './listing.js';

const source = detailsWith({
  title: "Bob's Plumbing",
  industry: 'Plumber',
  licensed: true,
  rating: 4.5,
  reviews: 12,
  address: '1 King St W, Toronto, ON, M5V 2T6',
  city: 'Toronto',
  region: 'ON',
  postCode: 'M5V 2T6',
  phone: '(416) 555-0123',
  phoneE164: '+14165550123',
  email: 'bob@example.com',
  latitude: 43.65,
  longitude: -79.38,
});

describe('a corrected value', () => {
  it.each([
    ['title', ' Café\u0301 Bob ', 'Café́ Bob'.normalize('NFC')],
    ['industry', 'plumbing & hvac', 'Plumber'],
    ['industry', 'Roofer', 'Roofer'],
    ['featured', 'yes', true],
    ['verified', 'NO', false],
    ['licensed', true, true],
    ['featured', false, false],
    ['city', 'Guelph', 'Guelph'],
    ['region', 'Ontario', 'ON'],
    ['postCode', 'n1h1a1', 'N1H 1A1'],
    ['phone', '519.555.0123', '519.555.0123'],
    ['email', ' bob@example.com ', 'bob@example.com'],
    ['website', 'HTTPS://bob.example/a', 'HTTPS://bob.example/a'],
    ['image', '/media/a/b-1.webp', '/media/a/b-1.webp'],
    ['latitude', 43.5, 43.5],
    ['latitude', '-90', -90],
    ['longitude', ' 180.0 ', 180],
    ['rating', '4.7', 4.7],
    ['reviews', 12, 12],
    ['reviews', ' 0 ', 0],
    ['reviews', '1,000', 1_000],
    ['reviews', '1 234 567', 1_234_567],
    ['rating', '4,5', 4.5],
    ['description', 'One\nTwo', 'One\nTwo'],
    ['openingHours', [{ dayOfWeek: 'tue', opens: '8:00', closes: '24:00' }], [{ dayOfWeek: 'Tuesday', opens: '08:00', closes: '23:59' }]],
  ] as [CorrectableField, unknown, unknown][])('of %s: %j is %j', (field, value, read) =>
    expect(readCorrection(field, value)).toEqual({ value: read }),
  );

  it.each(CORRECTABLE.filter((field) => !['title', 'featured', 'verified', 'licensed'].includes(field)))(
    'of %s may be cleared',
    (field) => {
      const nothing = emptyValueOf(field);
      expect([null, ''].map((value) => readCorrection(field, value))).toEqual([{ value: nothing }, { value: nothing }]);
    },
  );

  it.each([
    ['title', '', 'cannot be empty'],
    ['title', null, 'cannot be empty'],
    ['title', 5, 'must be a text'],
    ['title', 'a\u0000b', 'has control characters'],
    ['title', 'a\nb', 'has control characters'],
    ['title', 'x'.repeat(201), 'is longer than 200 characters'],
    ['industry', ['Plumber'], 'must be a text'],
    ['featured', 'perhaps', 'must be yes or no'],
    ['verified', '', 'must be yes or no'],
    ['licensed', null, 'must be yes or no'],
    ['licensed', 1, 'must be yes or no'],
    ['address', 'x'.repeat(501), 'is longer than 500 characters'],
    ['city', {}, 'must be a text'],
    ['phone', 'ask for Bob', 'is not a number that can be dialled'],
    ['phone', '555-0123', 'is not a number that can be dialled'],
    ['email', 'bob at example', 'is not an email address'],
    ['website', 'www.bob.example', 'does not start with http:// or https://'],
    ['website', 'javascript:alert(1)', 'does not start with'],
    ['googleMapsLink', '/media/a.webp', 'does not start with'],
    ['image', '/elsewhere/a.webp', 'does not start with'],
    ['latitude', 90.1, 'is not a number from -90 to 90'],
    ['latitude', true, 'must be a number from -90 to 90'],
    ['longitude', '180.5', 'is not a number from -180 to 180'],
    ['longitude', 'east', 'is not a number from -180 to 180'],
    ['rating', 5.1, 'is not a number from 0 to 5'],
    ['reviews', 1.5, 'is not a whole number, such as 12, of at most 100,000,000'],
    ['reviews', '-1', 'is not a whole number, such as 12, of at most 100,000,000'],
    ['reviews', '1,00', 'is not a whole number, such as 12, of at most 100,000,000'],
    ['reviews', [3], 'is not a whole number, such as 12, of at most 100,000,000'],
    ['description', 'a\u0007', 'has control characters'],
    ['description', 'x'.repeat(10_001), 'is longer than 10000 characters'],
    ['openingHours', 'Mon-Fri', 'must be a list'],
    ['openingHours', Array(22).fill({}), 'has more than 21 entries'],
    [
      'openingHours',
      [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }, { dayOfWeek: 'Funday' }, 5],
      'entry 2 has no day with times such as 08:00; entry 3 has no day',
    ],
  ] as [CorrectableField, unknown, string][])('of %s: %j is refused', (field, value, problem) => {
    expect(readCorrection(field, value)).toEqual({ problem: expect.stringContaining(problem) as string });
  });
});

describe('withCorrections', () => {
  it('replaces source values by corrections, and derives the number to dial', () => {
    expect(withCorrections(source, { title: 'Bob & Sons', phone: '519-555-0199', email: null })).toEqual({
      ...source,
      title: 'Bob & Sons',
      phone: '519-555-0199',
      phoneE164: '+15195550199',
      email: null,
    });
    expect(withCorrections(source, { phone: null })).toMatchObject({ phone: null, phoneE164: null });
  });
});

describe('sourceChangesUnderCorrections', () => {
  const listing: CorrectedListing = { corrections: { title: 'Bob & Sons', featured: true, email: null, openingHours: [] }, source };
  const said = (now: Partial<ListingDetails>) =>
    sourceChangesUnderCorrections(listing, { ...source, ...now }).map(({ field, reason }) => `${field} ${reason}`);

  it('is empty while the source value is unchanged', () => expect(said({ city: 'Guelph', rating: 1 })).toEqual([]));

  it('has each corrected field whose source value changed, with both values', () => {
    expect(
      said({ title: 'Robert', email: 'new@example.com', openingHours: [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }] }),
    ).toEqual([
      'title is corrected here to "Bob & Sons"; the sheet now says "Robert"; the correction stays',
      'email is corrected here to nothing; the sheet now says "new@example.com"; the correction stays',
      'openingHours is corrected here to nothing; the sheet now says Monday 08:00-17:00; the correction stays',
    ]);
    expect(said({ featured: true })).toEqual(['featured is corrected here to yes; the sheet now says the same; the correction stays']);
  });

  it('shortens long values', () => expect(said({ title: 'x'.repeat(300) })[0]).toContain(`"${'x'.repeat(100)}..."`));
});
