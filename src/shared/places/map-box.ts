/** A part of the map in degrees. `west` is always less than `east`, because Canada does not reach the date line. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Canada and its surroundings on maps. */
const FRAME: Box = { west: -180, south: 30, east: -40, north: 90 };

const TEXT = /^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/;

const numbersIn = (text: string) => (TEXT.test(text) ? text.split(',').map(Number) : []) as [number?, number?, number?, number?];

/** Parses "west,south,east,north"; `undefined` when it is no box, or reaches far beyond Canada. */
export function boxOf(text: string): Box | undefined {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbersIn(text);
  const isBox = west >= FRAME.west && west < east && east <= FRAME.east && south >= FRAME.south && south < north && north <= FRAME.north;
  return isBox ? { west, south, east, north } : undefined;
}

/** Whether a place can be in Canada or near its border. */
export function isInFrame({ lat, lng }: { lat: number; lng: number }): boolean {
  return lng >= FRAME.west && lng <= FRAME.east && lat >= FRAME.south && lat <= FRAME.north;
}

/** Why a listing cannot be at a place, as the end of a sentence; `undefined` where it can be. */
export function placeProblem(lat: number, lng: number): string | undefined {
  if (isInFrame({ lat, lng })) return undefined;
  if (lat === 0 && lng === 0) return '0, 0 is in the Atlantic, which programs write when they know no place';
  if (isInFrame({ lat: lng, lng: lat })) return 'latitude and longitude seem to be swapped';
  return 'the place is not in Canada: latitudes there are about 41 to 84, longitudes about -141 to -52';
}

/** The same check in SQL, for a row with both coordinates. */
export const OUTSIDE_CANADA_SQL = `NOT (latitude BETWEEN ${FRAME.south} AND ${FRAME.north} AND longitude BETWEEN ${FRAME.west} AND ${FRAME.east})`;

const EXAMPLE = 'west,south,east,north in degrees, such as -80.4,43.4,-80.1,43.6';

/** Why {@link boxOf} refuses a text, as the end of a sentence that begins with the parameter's name. */
export function boxProblem(text: string): string {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbersIn(text);
  const isOnEarth = [west, east].every((degrees) => Math.abs(degrees) <= 180) && [south, north].every((degrees) => Math.abs(degrees) <= 90);
  if (!isOnEarth) return `must be ${EXAMPLE}`;
  if (west === east || south === north) return `must not be a line or a point: ${EXAMPLE}`;
  if (boxOf([south, west, north, east].join(','))) return `must have longitude before latitude: ${EXAMPLE}`;
  if (west > east)
    return `must have a west that is less than its east (a box across the date line has nothing of Canada in it): ${EXAMPLE}`;
  if (south > north) return `must have a south that is less than its north: ${EXAMPLE}`;
  return `must lie between -180 and -40 degrees of longitude and 30 and 90 of latitude, which is more than Canada; leave it out for all of it`;
}
