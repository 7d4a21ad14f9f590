export interface MapPoint {
  latitude: number;
  longitude: number;
}

const NORTH = 83.2;
const WEST = -141.1;
const EAST = -52.5;

/**
 * The southern limit of Canada from west to east: up to this longitude, this latitude. Approximate: a point less than some fifty kilometres
 * beyond the border counts as Canada, except on the 49th parallel, where the tolerance is five kilometres.
 */
const SOUTHERN_LIMITS: readonly (readonly [upTo: number, latitude: number])[] = [
  [-122.7, 48.2],
  [-95.3, 48.95],
  [-89.3, 47.9],
  [-84.9, 47.2],
  [-83.5, 45.6],
  [-74.7, 41.6],
  [-69.2, 44.95],
  [-67.8, 46.9],
  [-66.9, 44.6],
  [EAST, 43.3],
];

/** South-west and north-east corners of a map of Canada. */
export const CANADA: readonly [MapPoint, MapPoint] = [
  { latitude: 41.6, longitude: WEST },
  { latitude: NORTH, longitude: EAST },
];

/** False for points that are certainly not in Canada; near the border it may be true for a place in the United States. */
export function isInCanada({ latitude, longitude }: MapPoint): boolean {
  if (!(longitude >= WEST && longitude <= EAST && latitude <= NORTH)) return false;
  return latitude >= SOUTHERN_LIMITS.find(([upTo]) => longitude <= upTo)![1];
}
