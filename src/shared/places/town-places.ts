export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** How many characters of a postal code name its area. */
export const AREA_LENGTH = 3;

/** Where towns are. The search module knows them, and the listings module asks: the search module imports the listings module already. */
export abstract class TownPlaces {
  /**
   * The middle of a town, whatever its spelling in case and accents.
   * @param region two letters; without one, the largest town of the name
   */
  abstract find(name: string, region: string | null): MapPoint | undefined;
}
