import type { FoundCard } from '../domain/search-index.js';
import type { SearchQuery } from '../domain/search-query.js';
import { type KnownApproximatePlaces, approximatePlaces } from './known-approximate-places.js';
import type { SearchListings } from './search-listings.js';

/** A business on the map. */
export interface Pin {
  slug: string;
  title: string;
  latitude: number;
  longitude: number;
  /** Its place was derived from its postal code or its town. */
  approximate?: true;
}

export interface FoundPins {
  /** In the order of the search, the first {@link MAX_PINS} of it. */
  pins: Pin[];
  /** All that were found, whether or not they are among the pins. */
  total: number;
  /** How many of the results that were read have no place, not even an approximate one. */
  unplaced: number;
  /** The most results that are read. */
  most: number;
}

/**
 * Pins have names and places only, and no more than these are sent: about 25 kB compressed. Ten thousand would take the server and a phone
 * ten times as long, and could not be told apart on one map. A search of a part of the map finds the others.
 */
export const MAX_PINS = 1_000;

/** The results of a search as pins on a map: the same search as for the list, so that both show the same businesses. */
export class SearchPins {
  constructor(
    private readonly listings: Pick<SearchListings, 'search'>,
    private readonly places: KnownApproximatePlaces,
  ) {}

  async find(query: SearchQuery): Promise<FoundPins> {
    const { found } = await this.listings.search({ ...query, page: 1, limit: MAX_PINS, forPins: true });
    const unknown = found.services.filter(({ latitude, longitude }) => latitude === null || longitude === null).map(({ id }) => id);
    const roughly = await approximatePlaces(this.places, unknown);
    const pins = found.services.flatMap((card) => pinOf(card, roughly.get(card.id)) ?? []);
    return { pins, total: found.total, unplaced: found.services.length - pins.length, most: MAX_PINS };
  }
}

function pinOf(
  { slug, title, latitude, longitude, approximate }: FoundCard,
  roughly: { latitude: number; longitude: number } | undefined,
): Pin | undefined {
  if (roughly) return { slug, title, ...roughly, approximate: true };
  if (latitude === null || longitude === null) return undefined;
  return { slug, title, latitude, longitude, ...(approximate ? { approximate } : {}) };
}
