export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Number of characters of a postal code that name its area. */
export const AREA_LENGTH = 3;

/** Coordinates of towns. A port, because the search module has them and already imports the listings module, which uses them. */
export abstract class TownPlaces {
  /**
   * The centre of a town; case and accents of the name do not matter.
   * @param region two letters; without one, the largest town of the name
   */
  abstract find(name: string, region: string | null): MapPoint | undefined;
}
