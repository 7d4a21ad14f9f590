import { findOutage } from '../../../../shared/outage.js';
import { postCodeText } from '../../../../shared/places/post-code.js';
import { AREA_LENGTH } from '../../../../shared/places/town-places.js';
import { cityKeyFrom } from '../../../../shared/text/name-keys.js';
import type { SearchQuery } from '../../domain/search-query.js';
import { kilometresBetween, type Spot } from '../../domain/understanding/distance.js';
import type { Province } from '../../domain/understanding/place.js';
import type { Places } from '../../domain/understanding/places.js';
import { centreOfDistrict } from '../../domain/understanding/postal-districts.js';
import type { Meaning } from '../../domain/understanding/understand.js';
import type { KnownPlace, Understood } from './understood.js';

/** Where postal codes are: the middle of the listings whose postal code has this beginning. */
export abstract class PostalAreas {
  abstract middleOf(prefix: string): Promise<{ lat: number; lng: number } | undefined>;
}

/** `province` is set only where a whole province was meant. */
export type SearchPlace = NonNullable<Understood['place']> & { at: Spot | undefined; province?: Province & { region: string } };

const POSTAL_KM = 25;

/** Finds the place that a search means, by its words or by its filters. */
export class SearchPlaces {
  constructor(private readonly areas: PostalAreas) {}

  /** The place that the filters of a search name: its coordinates, else its postal code, else its city. */
  async given({ near, postPrefix = '', said }: SearchQuery, places: () => Places): Promise<KnownPlace | undefined> {
    if (near) return { name: null, kind: 'position', at: { lat: near.lat, lng: near.lng } };
    // A shorter beginning covers half a province.
    if (postPrefix.length >= AREA_LENGTH) {
      const { at, name } = await this.postalPlace(postPrefix);
      if (at) return { name, kind: 'postal', at };
    }
    const city = said?.city ? places().named(said.city) : undefined;
    return city && city.lat !== null && city.lng !== null
      ? { name: city.name, kind: 'city', at: { lat: city.lat, lng: city.lng } }
      : undefined;
  }

  /** The place that the words of a search name. */
  async meant({ place, postCode }: Meaning): Promise<SearchPlace | null> {
    if (postCode) {
      const { at, ...found } = await this.postalPlace(postCode);
      return at ? { ...found, kind: 'postal', radiusKm: POSTAL_KM, at } : null;
    }
    if (!place) return null;
    const at = place.lat === null || place.lng === null ? undefined : { lat: place.lat, lng: place.lng };
    const { name, listed, region, province, radiusKm } = place;
    if (province) return { name, kind: 'area', listed, radiusKm: 0, at, province: { ...province, region: region! } };
    if (radiusKm !== undefined) return { name, kind: 'area', listed, radiusKm, at };
    return { name, kind: 'city', listed, radiusKm: 0, at };
  }

  /** `listed`: the position comes from listings of the directory; otherwise it is roughly that of the postal district. */
  private async postalPlace(code: string): Promise<{ name: string; listed: boolean; at: Spot | undefined }> {
    const near = (await this.middleOf(code.slice(0, AREA_LENGTH))) ?? (await this.middleOf(code.slice(0, 2)));
    return { name: postCodeText(code), listed: near !== undefined, at: near ?? centreOfDistrict(code) };
  }

  /** `undefined` while the database is unavailable, because the engine answers then, too. */
  private async middleOf(prefix: string): Promise<Spot | undefined> {
    try {
      return await this.areas.middleOf(prefix);
    } catch (error) {
      if (findOutage(error) === undefined) throw error;
      return undefined;
    }
  }
}

/** A business that serves a town counts as listed there. For a province only the addresses of listings tell. */
export const isListedIn = ({ listed, kind, province }: SearchPlace, { there }: { there: number }): boolean =>
  province ? there > 0 : listed || (kind === 'city' && there > 0);

export function distanceOrigin({ name, kind, at, province }: SearchPlace, isNearest: boolean): KnownPlace | undefined {
  if (!at) return undefined;
  if (!province) return { name, kind, at };
  // Within a province, distance to its largest town must not affect the ranking.
  return isNearest ? { name: province.largestTown, kind: 'city', at } : undefined;
}

/** The place as conditions of a query. */
export function placeFilters({ kind, name, at, radiusKm, province }: SearchPlace, { sortBy }: SearchQuery): Partial<SearchQuery> {
  if (province?.isWholeDirectory) return {};
  if (province) return { province: { region: province.region, cityKeys: province.towns.map((town) => cityKeyFrom(town)) } };
  if (kind === 'city') return { cityKey: cityKeyFrom(name), ...(sortBy === 'distance' && at ? { from: at } : {}) };
  return { near: { ...at!, radiusKm } };
}

/** A filter does not say how far around a town is still meant; within this distance a place counts as the same. */
const SURROUNDINGS_KM = 40;

/**
 * The place that the words name and that the filters overrule.
 * @param given the place that the filters name, where its position is known
 */
export function ignoredPlace(
  query: SearchQuery,
  { place, postCode }: Meaning,
  given: KnownPlace | undefined,
): Pick<Understood, 'placeLeftOut'> {
  const { cityKey, postPrefix, near, box } = query;
  if (postCode) {
    const isOther = postPrefix !== undefined && !postCode.startsWith(postPrefix) && !postPrefix.startsWith(postCode);
    return isOther ? { placeLeftOut: postCodeText(postCode) } : {};
  }
  // A filter names a smaller place than a province, and most likely one in it.
  if (!place || place.province || !isPlaced(query)) return {};
  const { name, lat, lng, radiusKm = 0 } = place;
  const at = lat === null || lng === null ? undefined : { lat, lng };
  const isThere = at && given && kilometresBetween(at, given.at) <= (near?.radiusKm ?? SURROUNDINGS_KM) + radiusKm;
  const isInBox = at && box && at.lat >= box.south && at.lat <= box.north && at.lng >= box.west && at.lng <= box.east;
  const isSame = cityKey !== undefined && cityKey === cityKeyFrom(name);
  return isThere || isInBox || isSame ? {} : { placeLeftOut: name };
}

/** Whether a filter or coordinates say where. */
export const isPlaced = ({ cityKey, postPrefix, near, box }: SearchQuery): boolean => Boolean(cityKey ?? postPrefix ?? near ?? box);
