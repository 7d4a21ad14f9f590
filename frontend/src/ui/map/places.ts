import type { MapPlace } from './base-map-data.js';
import type { MapPoint } from './canada.js';

const KM_PER_DEGREE = 111.2;
const COMPASS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;

/** A point this close is described as at the place. */
const AT_KM = 0.5;

export const pointOf = ([, , latitude, longitude]: MapPlace): MapPoint => ({ latitude, longitude });

/** A point in words, by the nearest place of the map: "4 km north of Guelph, ON". */
export function placeWords(point: MapPoint, places: readonly MapPlace[]): string {
  let nearest: { place: MapPlace; km: number; angle: number } | undefined;
  for (const place of places) {
    const [east, north] = kmBetween(pointOf(place), point);
    const km = Math.hypot(east, north);
    if (!nearest || km < nearest.km) nearest = { place, km, angle: Math.atan2(north, east) };
  }
  if (!nearest) return '';
  const { place, km, angle } = nearest;
  const [name, region] = place;
  if (km < AT_KM) return `in the middle of ${name}, ${region}`;
  const direction = COMPASS[(Math.round(angle / (Math.PI / 4)) + 8) % 8];
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km ${direction} of ${name}, ${region}`;
}

/** A planar approximation around the first point: within one per cent up to some hundred kilometres, the usual distance of places. */
function kmBetween(from: MapPoint, to: MapPoint): [east: number, north: number] {
  const north = (to.latitude - from.latitude) * KM_PER_DEGREE;
  return [(to.longitude - from.longitude) * KM_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180), north];
}

/** The largest place of this name, in this province if one is given. */
export function placeNamed(name: string, region: string, places: readonly MapPlace[]): MapPlace | undefined {
  const wanted = keyOf(name);
  const inProvince = region.trim().toUpperCase();
  return wanted ? places.find((place) => keyOf(place[0]) === wanted && (inProvince === '' || place[1] === inProvince)) : undefined;
}

const keyOf = (name: string) => name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The position of a name on the screen, in pixels. */
export interface Spot {
  place: MapPlace;
  x: number;
  y: number;
}

const CHARACTER_WIDTH = 7;
const LINE_HEIGHT = 20;

/** Selects the spots whose names do not overlap that of a larger place. @param spots sorted, the largest place first */
export function clearSpots(spots: Iterable<Spot>, most: number): Spot[] {
  const clear: Spot[] = [];
  for (const spot of spots) {
    if (clear.length === most) break;
    if (clear.every((other) => !overlaps(spot, other))) clear.push(spot);
  }
  return clear;
}

/** The estimated width of a name with its dot, in pixels. */
export const nameWidth = ({ place: [name] }: Pick<Spot, 'place'>) => (name.length + 3) * CHARACTER_WIDTH;

function overlaps(one: Spot, other: Spot): boolean {
  const width = Math.max(nameWidth(one), nameWidth(other));
  return Math.abs(one.y - other.y) < LINE_HEIGHT && Math.abs(one.x - other.x) < width;
}
