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
  it('joins those that stand', () => {
    expect(after({ changes: { title: 'Bob & Sons' } }, { changes: { email: '' } })).toEqual({ title: 'Bob & Sons', email: null });
  });

  it('is none when the source says the same, and takes back one that was there', () => {
    expect(after({ changes: { title: " Bob's Plumbing ", licensed: 'yes', openingHours: [] } })).toEqual({});
    expect(after({ changes: { title: 'Bob & Sons' } }, { changes: { title: "Bob's Plumbing" } })).toEqual({});
  });

  it('stays when the source has caught up with it, until that field is touched', () => {
    const listing = curated({ corrections: { title: "Bob's Plumbing" } });
    expect(listing.correct({ changes: { email: null }, reset: [] }).fields).toEqual(['email']);
    expect(listing.corrections).toEqual({ title: "Bob's Plumbing", email: null });
    listing.correct({ changes: { title: "Bob's Plumbing" }, reset: [] });
    expect(listing.corrections).toEqual({ email: null });
  });

  it('says which fields are other ones now', () => {
    const listing = curated({ corrections: { email: null, website: 'https://bob.example' } });
    const request = { changes: { title: 'Bob & Sons', email: null, licensed: true }, reset: ['website' as const] };
    expect(listing.correct(request).fields).toEqual(['title', 'website']);
    expect(listing.correct(request).fields).toEqual([]);
  });

  it('names the pictures of this site that it brings into use, once', () => {
    const listing = curated();
    expect(listing.correct({ changes: { image: '/media/a.webp' }, reset: [] }).images).toEqual({ image: ['/media/a.webp'] });
    expect(listing.correct({ changes: { title: 'Bob' }, reset: [] }).images).toEqual({});
    const gallery = ['/media/b.webp', 'https://elsewhere.example/c.png'].map((url) => ({ url, description: 'A kitchen' }));
    const changes = { image: 'https://elsewhere.example/a.png', gallery };
    expect(listing.correct({ changes, reset: [] }).images).toEqual({ gallery: ['/media/b.webp'] });
  });

  it('is taken back by its name; other names are harmless', () => {
    expect(after({ changes: { title: 'Bob', email: null } }, { reset: ['title', 'phone'] })).toEqual({ email: null });
  });
});

describe('a bad request', () => {
  it('has every bad field named, and changes nothing', () => {
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
  ])('is one whose place is %s', (...[, latitude, longitude]) => expect(errorsOf({ latitude, longitude }, [])).toEqual(['latitude']));

  it('is one that says nothing', () => expect(() => curated().correct({ changes: {}, reset: [] })).toThrow(NothingToCorrect));

  it('is one about a version that is no more', () => {
    const stale = { changes: { title: 'Bob' }, reset: [], version: 2 };
    expect(() => curated().correct(stale)).toThrow(ListingChangedMeanwhile);
    expect(curated({ version: 2 }).correct(stale).fields).toEqual(['title']);
  });

  it('is one about a listing that is gone from the sheet', () => {
    expect(() => curated({ status: 'removed' }).correct({ changes: { title: 'Bob' }, reset: [] })).toThrow(ListingGone);
  });
});

describe('a place', () => {
  it('comes and goes whole', () => {
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
  ])('is not half of one: %j', (changes, field) => expect(errorsOf(changes)).toEqual([field]));

  it('says in plain words what half of one lacks', () =>
    expect(problemsOf({ latitude: 43.5 })).toEqual([
      { field: 'longitude', message: 'is missing: fill in both latitude and longitude, or leave both empty' },
    ]));
});

describe('an address', () => {
  const guelph = '5 Main St, Guelph, ON, N1H 1A1';
  const along = { address: guelph, city: 'Guelph', postCode: 'N1H 1A1' };

  it('brings the parts at its end along, where they differ from the source', () =>
    expect(after({ changes: { address: guelph } })).toEqual(along));

  it('leaves parts alone that are sent, that are corrected already, or that it does not name', () => {
    expect(after({ changes: { address: guelph, city: 'Fergus' } })).toEqual({ ...along, city: 'Fergus' });
    expect(after({ changes: { city: 'Fergus' } }, { changes: { address: guelph } })).toEqual({ ...along, city: 'Fergus' });
    expect(after({ changes: { address: '5 Main St' } })).toEqual({ address: '5 Main St' });
  });

  it('moves them on with the next address, and takes them back with itself', () => {
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

  it('of one that is merged keeps it hidden when the merge ends', () => {
    const merged = curated({ status: 'unpublished', heldBack: true, mergedInto: 'r-2' });
    expect([merged.unpublish(), merged.unpublish()]).toEqual([true, false]);
    expect(merged).toMatchObject({ status: 'unpublished', heldBack: true, mergedInto: 'r-2', heldBeforeMerge: true });
  });

  it('of a listing that is gone holds it back for when it returns; it cannot be restored until then', () => {
    const listing = curated({ status: 'removed' });
    expect(listing.unpublish()).toBe(true);
    expect(listing).toMatchObject({ status: 'removed', heldBack: true });
    expect(() => listing.restore()).toThrow(ListingGone);
    expect(listing).toMatchObject({ status: 'removed', heldBack: true });
  });
});
