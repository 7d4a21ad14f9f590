import { NoTransaction, StoppedClock } from '../../../../shared/testing/doubles.js';
import { ListingsInUse } from '../../domain/catalogue/listing.errors.js';
import type { CuratedListing } from '../../domain/catalogue/curated-listing.js';
import { aCurated, InMemoryCurated } from '../../testing/curation.js';
import { EndFeatures } from './end-features.js';

const clock = new StoppedClock();
const dayFromNow = (days: number) => new Date(clock.at.getTime() + days * 86_400_000);
const featured = (id: string, featuredUntil = dayFromNow(-1)) => aCurated(id, { corrections: { featured: true }, featuredUntil });
const all = (count: number) => Array.from({ length: count }, (_, index) => featured(`featured-${String(index).padStart(5, '0')}`));
const ending = (listings: InMemoryCurated) => new EndFeatures(listings, new NoTransaction(), clock);

it('ends those whose last day is over, and no others', async () => {
  const listings = new InMemoryCurated(
    featured('over'),
    featured('over now', dayFromNow(0)),
    featured('later', dayFromNow(1)),
    aCurated('gone', { status: 'removed', featuredUntil: dayFromNow(-1) }),
  );
  expect(await ending(listings).run()).toBe(2);
  expect(listings.saved).toEqual(['over', 'over now']);
});

describe('when very many are over at once', () => {
  it('ends all of them', async () => {
    const listings = new InMemoryCurated(...all(1_234));
    expect(await ending(listings).run()).toBe(1_234);
    expect(listings.saved).toHaveLength(1_234);
  });

  it('keeps the batches before one that cannot be locked', async () => {
    class LastInUse extends InMemoryCurated {
      override findAllForUpdate(ids: readonly string[]): Promise<CuratedListing[]> {
        return ids.includes('featured-01233') ? Promise.reject(new ListingsInUse()) : super.findAllForUpdate(ids);
      }
    }
    const listings = new LastInUse(...all(1_234));
    await expect(ending(listings).run()).rejects.toThrow(ListingsInUse);
    expect(listings.saved).toHaveLength(1_000);
  });

  it('begins no further batch when the application stops', async () => {
    const stopping = new AbortController();
    class Stopped extends InMemoryCurated {
      override saveAll(saved: readonly CuratedListing[]): Promise<void> {
        stopping.abort();
        return super.saveAll(saved);
      }
    }
    const listings = new Stopped(...all(1_234));
    expect(await ending(listings).run(stopping.signal)).toBe(500);
  });
});
