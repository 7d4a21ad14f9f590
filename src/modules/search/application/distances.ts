import { ByteRing, type StoredBytes } from '../../../shared/byte-ring.js';
import { type FoundCard, SearchPage } from '../domain/search-index.js';
import { kilometresBetween, type Spot } from '../domain/understanding/distance.js';
import { type KnownApproximatePlaces, approximatePlaces } from './known-approximate-places.js';

/** Cache size for pages with distances. */
const BYTES = 6 * 1024 * 1024;

const NO_PLACES: Pick<KnownApproximatePlaces, 'of'> = { of: () => Promise.resolve(new Map()) };

const isUnplaced = ({ distanceKm, latitude, longitude }: FoundCard) =>
  distanceKm === undefined && (latitude === null || longitude === null);

/** Adds the distance from a place to each card of a page. */
export class Distances {
  /** Pages with distances, by the cached page they were made of: parsing and serialising the cards again is most of a search's own work. */
  private readonly known = new WeakMap<object, { at: Spot; stored: StoredBytes }>();
  private readonly ring = new ByteRing(BYTES);

  constructor(private readonly places: Pick<KnownApproximatePlaces, 'of'> = NO_PLACES) {}

  /** The page with each card's distance in kilometres, where its place is known. Approximate coordinates are added to the card. */
  async from(at: Spot, page: SearchPage): Promise<SearchPage> {
    const { cachedAs } = page;
    const known = cachedAs && this.known.get(cachedAs);
    const made = known?.at.lat === at.lat && known.at.lng === at.lng ? this.ring.get(known.stored) : undefined;
    if (made !== undefined) return new SearchPage(made, page.total);
    const unplaced = page.services.filter(isUnplaced).map(({ id }) => id);
    const roughly = await approximatePlaces(this.places, unplaced);
    const cards = page.services.map((card) => {
      const rough = roughly.get(card.id);
      return measured(rough ? { ...card, ...rough, approximate: true } : card, at);
    });
    const measuredPage = SearchPage.of(cards, page.total);
    const stored = cachedAs && this.ring.put(measuredPage.json);
    if (stored) this.known.set(cachedAs, { at, stored });
    return measuredPage;
  }
}

function measured(card: FoundCard, at: Spot): FoundCard {
  const { latitude, longitude, distanceKm } = card;
  if (distanceKm !== undefined || latitude === null || longitude === null) return card;
  return { ...card, distanceKm: kilometresBetween(at, { lat: latitude, lng: longitude }) };
}
