import { InMemoryAuditLog, NoTransaction } from '../../../shared/testing/doubles.js';
import { aCount, AnnouncedTopics, FixedCounts, FixedPictures, InMemoryTradeSettings } from '../testing/doubles.js';
import { type ConcernedListing, ConcernedListings } from './admin-trades.js';
import { ChangeTrades } from './change-trades.js';
import { PreviewMerge } from './preview-merge.js';

/** Twenty-five listings, all of one industry. */
class ListingsOfIndustry extends ConcernedListings {
  of(industry: string, limit: number): Promise<ConcernedListing[]> {
    const all = Array.from({ length: 25 }, (_, n) => ({ id: `${n}`, slug: `${n}`, title: `${industry} ${n}`, city: null }));
    return Promise.resolve(all.slice(0, limit));
  }
}

const settings = new InMemoryTradeSettings();
const counts = new FixedCounts([aCount('Plumber', 4), aCount('Framing', 25)]);
const changes = new ChangeTrades(
  settings,
  counts,
  new FixedPictures([]),
  new AnnouncedTopics(),
  new InMemoryAuditLog(),
  new NoTransaction(),
);
const preview = new PreviewMerge(changes, new ListingsOfIndustry());

it('counts all listings of a merge, names the first twenty, and saves nothing', async () => {
  const before = structuredClone(settings.current);
  const { count, listings } = await preview.run('framing', 'carpenter');
  expect({ count, listed: listings.length, first: listings[0]?.title }).toEqual({ count: 25, listed: 20, first: 'Framing 0' });
  expect(settings.current).toEqual(before);
});

it('refuses what the merge would refuse', async () => {
  await expect(preview.run('framing', 'framing')).rejects.toThrow('into');
  await expect(preview.run('nobody', 'carpenter')).rejects.toThrow();
});
