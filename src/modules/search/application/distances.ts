import { inOwnMemory } from '../../../shared/own-memory.js';
import { type FoundCard, SearchPage } from '../domain/search-index.js';
import { kilometresBetween, type Spot } from '../domain/understanding/distance.js';
import { type KnownApproximatePlaces, approximatePlaces } from './known-approximate-places.js';

const NO_PLACES: Pick<KnownApproximatePlaces, 'of'> = { of: () => Promise.resolve(new Map()) };

const isUnplaced = ({ distanceKm, latitude, longitude }: FoundCard) =>
  distanceKm === undefined && (latitude === null || longitude === null);

/** Says of each card of a page how far it is from a place. */
export class Distances {
  /** Pages with distances, by the cached page they were made of: parsing and serialising the cards again is most of a search's own work. */
  private readonly known = new WeakMap<Buffer, { at: Spot; json: Buffer }>();

  constructor(private readonly places: Pick<KnownApproximatePlaces, 'of'> = NO_PLACES) {}

  /** The page, with each card's distance in kilometres, where its place is known; where only roughly, that place is beside it. */
  async from(at: Spot, page: SearchPage): Promise<SearchPage> {
    const known = this.known.get(page.json);
    if (known?.at.lat === at.lat && known.at.lng === at.lng) return new SearchPage(known.json, page.total);
    const unplaced = page.services.filter(isUnplaced).map(({ id }) => id);
    const roughly = await approximatePlaces(this.places, unplaced);
    const cards = page.services.map((card) => {
      const rough = roughly.get(card.id);
      return measured(rough ? { ...card, ...rough, approximate: true } : card, at);
    });
    const json = inOwnMemory(SearchPage.of(cards, page.total).json);
    this.known.set(page.json, { at, json });
    return new SearchPage(json, page.total);
  }
}

function measured(card: FoundCard, at: Spot): FoundCard {
  const { latitude, longitude, distanceKm } = card;
  if (distanceKm !== undefined || latitude === null || longitude === null) return card;
  return { ...card, distanceKm: kilometresBetween(at, { lat: latitude, lng: longitude }) };
}
