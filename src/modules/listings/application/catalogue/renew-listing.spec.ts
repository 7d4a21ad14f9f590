import { KnownImages, StoppedClock } from '../../../../shared/testing/doubles.js';
import { ListingGone, ListingMerged } from '../../domain/catalogue/listing.errors.js';
import { aCurated, InMemoryCurated } from '../../testing/curation.js';
import { RenewListing } from './renew-listing.js';

const WORDS = { description: 'Open at night.' };

it.each([
  ['was merged into another one', { status: 'unpublished', heldBack: true, mergedInto: 'r-2' }, ListingMerged],
  ['is gone from its source', { status: 'removed' }, ListingGone],
] as const)('nothing is written to a listing that %s after it was found', async (_what, state, error) => {
  const listings = new InMemoryCurated(aCurated('r-1', state), aCurated('r-2'));
  const renew = new RenewListing(listings, new KnownImages([]), new StoppedClock());
  await expect(renew.run('r-1', WORDS)).rejects.toThrow(error);
  expect(listings.saved).toEqual([]);
  expect(await renew.run('r-2', WORDS)).toEqual(['description']);
});

it('renewing a listing confirms it, also without any change', async () => {
  const [listings, clock] = [new InMemoryCurated(aCurated('r-1', {}, WORDS)), new StoppedClock()];
  expect(await new RenewListing(listings, new KnownImages([]), clock).run('r-1', WORDS)).toEqual([]);
  expect([listings.all.get('r-1')!.confirmedAt, listings.saved]).toEqual([clock.now(), ['r-1']]);
});
