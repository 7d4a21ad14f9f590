import { findOutage } from '../../../shared/outage.js';

type PlacesById = Map<string, { latitude: number; longitude: number }>;

/** The places of listings whose own coordinates are not known. */
export abstract class KnownApproximatePlaces {
  /** By id; listings with coordinates of their own, and those without any place, are missing. */
  abstract of(ids: readonly string[]): Promise<PlacesById>;
}

/** The engine answers without the database, too: then only listings' own coordinates are known. */
export async function approximatePlaces(places: Pick<KnownApproximatePlaces, 'of'>, ids: readonly string[]): Promise<PlacesById> {
  if (ids.length === 0) return new Map();
  try {
    return await places.of(ids);
  } catch (error) {
    if (findOutage(error) === undefined) throw error;
    return new Map();
  }
}
