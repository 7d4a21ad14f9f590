import { InMemoryAuditLog, KnownImages, NoTransaction } from '../../../../shared/testing/doubles.js';
import { aCurated, AllListings, InMemoryCurated } from '../../testing/curation.js';
import { ListingNotFound } from '../../domain/catalogue/listing.errors.js';
import { CorrectListing } from './correct-listing.js';

let listings: InMemoryCurated;
let images: KnownImages;
let audit: InMemoryAuditLog;

const correct = (changes: object, id = 'r-1') =>
  new CorrectListing(listings, new AllListings(listings), images, audit, new NoTransaction()).run(id, { changes, reset: [] }, '192.0.2.1');

beforeEach(() => {
  listings = new InMemoryCurated(aCurated('r-1', {}, { title: "Bob's Plumbing" }));
  images = new KnownImages(['/media/gone.webp']);
  audit = new InMemoryAuditLog();
});

it('stores changed values, and records the fields and the client address', async () => {
  await correct({ title: 'Bob & Sons', email: null });
  expect([listings.saved, listings.all.get('r-1')?.corrections]).toEqual([['r-1'], { title: 'Bob & Sons' }]);
  expect(audit.entries).toEqual([
    { action: 'listing-corrected', client: '192.0.2.1', detail: { id: 'r-1', title: 'Bob & Sons', fields: ['title'] } },
  ]);
  await correct({ title: 'Bob & Sons' });
  expect([listings.saved.length, audit.entries.length]).toEqual([1, 1]);
});

it('records which corrections were undone', async () => {
  listings.all.set('r-2', aCurated('r-2', { corrections: { title: 'Bob & Sons' } }, { title: "Bob's Plumbing" }));
  await correct({ title: "Bob's Plumbing", city: 'Guelph' }, 'r-2');
  expect(audit.entries).toMatchObject([{ detail: { fields: ['title', 'city'], undone: ['title'] } }]);
});

it('saves a decision to feature a listing for good that was featured until a day', async () => {
  const until = new Date('2027-01-01T05:00:00Z');
  listings.all.set('r-2', aCurated('r-2', { corrections: { featured: true }, featuredUntil: until }));
  await correct({ featured: 'yes' }, 'r-2');
  expect([listings.saved, listings.all.get('r-2')?.featuredUntil]).toEqual([['r-2'], null]);
  expect(audit.entries).toMatchObject([{ detail: { id: 'r-2', fields: ['featured'] } }]);
  await correct({ featured: 'yes' }, 'r-2');
  expect(listings.saved).toEqual(['r-2']);
});

it('marks a picture of this site as used, and no other', async () => {
  await correct({ image: '/media/here.webp' });
  await correct({ image: 'https://elsewhere.example/a.png' });
  expect(images.claimed).toEqual(['/media/here.webp']);
  expect(listings.saved).toHaveLength(2);
});

it('refuses a picture of this site that does not exist', async () => {
  await expect(correct({ image: '/media/gone.webp' })).rejects.toMatchObject({
    errors: [{ field: 'image', message: expect.stringContaining('upload it first') as string }],
  });
  expect([listings.saved, audit.entries]).toEqual([[], []]);
});

it('fails for an unknown listing', async () => {
  await expect(correct({ title: 'Bob' }, 'r-2')).rejects.toThrow(ListingNotFound);
});
