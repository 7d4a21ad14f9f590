import { InvalidValues } from '../../../../shared/domain-error.js';
import { type CorrectionRequest, CuratedListing, UNDECIDED, type CuratedState } from './curated-listing.js';
import { ListingChangedMeanwhile, ListingGone, NothingToCorrect } from './listing.errors.js';
import { detailsWith } from './listing.js';

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

const curated = (state: Partial<CuratedState> = {}) =>
  new CuratedListing({
    id: 'r-1',
    status: 'published',
    heldBack: false,
    version: 3,
    origin: 'sheet',
    source,
    corrections: {},
    ...UNDECIDED,
    ...state,
  });

/** Corrects one listing several times; @returns its corrections in the end */
function after(...requests: Partial<CorrectionRequest>[]) {
  const listing = curated();
  for (const request of requests) listing.correct({ changes: {}, reset: [], ...request });
  return listing.corrections;
}

const errorsOf = (...request: Parameters<typeof problemsOf>) => problemsOf(...request).map(({ field }) => field);

function problemsOf(changes: CorrectionRequest['changes'], reset: CorrectionRequest['reset'] = []) {
  const listing = curated({ corrections: { email: null } });
  try {
    listing.correct({ changes, reset });
  } catch (error) {
    expect(listing.corrections).toEqual({ email: null });
    if (error instanceof InvalidValues) return error.errors;
    throw error;
  }
  return [];
}

describe('a correction', () => {
  it('is added to existing ones', () => {
    expect(after({ changes: { title: 'Bob & Sons' } }, { changes: { email: '' } })).toEqual({ title: 'Bob & Sons', email: null });
  });

  it('equal to the source value is not stored, and removes an existing one', () => {
    expect(after({ changes: { title: " Bob's Plumbing ", licensed: 'yes', openingHours: [] } })).toEqual({});
    expect(after({ changes: { title: 'Bob & Sons' } }, { changes: { title: "Bob's Plumbing" } })).toEqual({});
  });

  it('stays when the source value becomes equal, until that field is edited', () => {
    const listing = curated({ corrections: { title: "Bob's Plumbing" } });
    expect(listing.correct({ changes: { email: null }, reset: [] }).fields).toEqual(['email']);
    expect(listing.corrections).toEqual({ title: "Bob's Plumbing", email: null });
    listing.correct({ changes: { title: "Bob's Plumbing" }, reset: [] });
    expect(listing.corrections).toEqual({ email: null });
  });

  it('returns the fields that changed', () => {
    const listing = curated({ corrections: { email: null, website: 'https://bob.example' } });
    const request = { changes: { title: 'Bob & Sons', email: null, licensed: true }, reset: ['website' as const] };
    expect(listing.correct(request).fields).toEqual(['title', 'website']);
    expect(listing.correct(request).fields).toEqual([]);
  });

  it('returns the new pictures of this site, each once', () => {
    const listing = curated();
    expect(listing.correct({ changes: { image: '/media/a.webp' }, reset: [] }).images).toEqual({ image: ['/media/a.webp'] });
    expect(listing.correct({ changes: { title: 'Bob' }, reset: [] }).images).toEqual({});
    const gallery = ['/media/b.webp', 'https://elsewhere.example/c.png'].map((url) => ({ url, description: 'A kitchen' }));
    const changes = { image: 'https://elsewhere.example/a.png', gallery };
    expect(listing.correct({ changes, reset: [] }).images).toEqual({ gallery: ['/media/b.webp'] });
  });

  it('is removed by its field name; other names are ignored', () => {
    expect(after({ changes: { title: 'Bob', email: null } }, { reset: ['title', 'phone'] })).toEqual({ email: null });
  });
});

describe('an invalid request', () => {
  it('is refused with every invalid field, and changes nothing', () => {
    expect(errorsOf({ title: '', email: 'bob', website: 'bob', latitude: 91, longitude: 5, city: 'Guelph' }, ['city'])).toEqual([
      'title',
      'email',
      'website',
      'latitude',
      'reset',
    ]);
  });

  it.each([
    ['swapped', -79.38, 43.65],
    ['in the Atlantic', 0, 0],
    ['in Paris', 48.86, 2.35],
  ])('is one with a place %s', (...[, latitude, longitude]) => expect(errorsOf({ latitude, longitude }, [])).toEqual(['latitude']));

  it('is one without any change', () => expect(() => curated().correct({ changes: {}, reset: [] })).toThrow(NothingToCorrect));

  it('is one for an outdated version', () => {
    const stale = { changes: { title: 'Bob' }, reset: [], version: 2 };
    expect(() => curated().correct(stale)).toThrow(ListingChangedMeanwhile);
    expect(curated({ version: 2 }).correct(stale).fields).toEqual(['title']);
  });

  it('is one for a listing that is gone from the sheet', () => {
    expect(() => curated({ status: 'removed' }).correct({ changes: { title: 'Bob' }, reset: [] })).toThrow(ListingGone);
  });
});

describe('a place', () => {
  it('is set and removed as a whole', () => {
    expect(after({ changes: { latitude: 43.5, longitude: '-80.2' } })).toEqual({ latitude: 43.5, longitude: -80.2 });
    expect(after({ changes: { latitude: null, longitude: '' } })).toEqual({ latitude: null, longitude: null });
    expect(after({ changes: { latitude: 43.5, longitude: -79.38 } })).toEqual({ latitude: 43.5, longitude: -79.38 });
    expect(after({ changes: { latitude: 43.5, longitude: -80.2 } }, { changes: { latitude: 43.65, longitude: -79.38 } })).toEqual({});
    expect(after({ changes: { latitude: 43.5, longitude: -80.2 } }, { reset: ['longitude'] })).toEqual({});
  });

  it.each([
    [{ latitude: 43.5 }, 'longitude'],
    [{ longitude: -80 }, 'latitude'],
    [{ latitude: null }, 'longitude'],
    [{ latitude: 43.5, longitude: null }, 'longitude'],
    [{ latitude: '', longitude: -80 }, 'latitude'],
  ])('cannot be set in part: %j', (changes, field) => expect(errorsOf(changes)).toEqual([field]));

  it('names the missing coordinate', () =>
    expect(problemsOf({ latitude: 43.5 })).toEqual([
      { field: 'longitude', message: 'is missing: fill in both latitude and longitude, or leave both empty' },
    ]));
});

describe('an address', () => {
  const guelph = '5 Main St, Guelph, ON, N1H 1A1';
  const along = { address: guelph, city: 'Guelph', postCode: 'N1H 1A1' };

  it('sets city, province and postal code from its end, if they differ from the source', () =>
    expect(after({ changes: { address: guelph } })).toEqual(along));

  it('does not change those that are sent as well, are already corrected, or are missing in it', () => {
    expect(after({ changes: { address: guelph, city: 'Fergus' } })).toEqual({ ...along, city: 'Fergus' });
    expect(after({ changes: { city: 'Fergus' } }, { changes: { address: guelph } })).toEqual({ ...along, city: 'Fergus' });
    expect(after({ changes: { address: '5 Main St' } })).toEqual({ address: '5 Main St' });
  });

  it('changes them again with the next address, and resets them when it is removed', () => {
    expect(after({ changes: { address: guelph } }, { changes: { address: '7 Elm St, Hamilton, ON, L8P 1A1' } })).toEqual({
      address: '7 Elm St, Hamilton, ON, L8P 1A1',
      city: 'Hamilton',
      postCode: 'L8P 1A1',
    });
    expect(after({ changes: { address: guelph } }, { reset: ['address'] })).toEqual({});
    expect(after({ changes: { address: guelph, city: 'Fergus' } }, { reset: ['address'] })).toEqual({ city: 'Fergus' });
  });
});

describe('unpublishing', () => {
  it('can be repeated and undone', () => {
    const listing = curated();
    expect([listing.unpublish(), listing.unpublish()]).toEqual([true, false]);
    expect(listing).toMatchObject({ status: 'unpublished', heldBack: true });
    expect([listing.restore(), listing.restore()]).toEqual([true, false]);
    expect(listing).toMatchObject({ status: 'published', heldBack: false });
  });

  it('of a merged listing keeps it hidden when the merge is undone', () => {
    const merged = curated({ status: 'unpublished', heldBack: true, mergedInto: 'r-2' });
    expect([merged.unpublish(), merged.unpublish()]).toEqual([true, false]);
    expect(merged).toMatchObject({ status: 'unpublished', heldBack: true, mergedInto: 'r-2', heldBeforeMerge: true });
  });

  it('of a listing that is gone from its source hides it when it returns; it cannot be restored before', () => {
    const listing = curated({ status: 'removed' });
    expect(listing.unpublish()).toBe(true);
    expect(listing).toMatchObject({ status: 'removed', heldBack: true });
    expect(() => listing.restore()).toThrow(ListingGone);
    expect(listing).toMatchObject({ status: 'removed', heldBack: true });
  });
});
