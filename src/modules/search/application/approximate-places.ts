import { outageBehind } from '../../../shared/outage.js';

type RoughPlaces = Map<string, { latitude: number; longitude: number }>;

/** The places of listings whose own coordinates are not known. */
export abstract class ApproximatePlaces {
  /** By id; listings with coordinates of their own, and those without any place, are missing. */
  abstract of(ids: readonly string[]): Promise<RoughPlaces>;
}

/** The engine answers without the database, too: then only places of their own are known. */
export async function roughPlaces(places: Pick<ApproximatePlaces, 'of'>, ids: readonly string[]): Promise<RoughPlaces> {
  if (ids.length === 0) return new Map();
  try {
    return await places.of(ids);
  } catch (error) {
    if (outageBehind(error) === undefined) throw error;
    return new Map();
  }
}
