/** Radius of a sphere. Distances in SQL are computed with it as well. */
export const EARTH_RADIUS_KM = 6_371;

export interface Spot {
  lat: number;
  lng: number;
}

/** Kilometres between two points of the earth, by the haversine formula, to two decimals. */
export function kilometresBetween(a: Spot, b: Spot): number {
  const radians = Math.PI / 180;
  const x =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(x))) * 100) / 100;
}

/** The circle around these points, with a margin beyond the farthest of them. */
export function circleAround(spots: readonly Spot[], marginKm: number): Spot & { radiusKm: number } {
  const middle = (values: readonly number[]) => Math.round(500 * (Math.min(...values) + Math.max(...values))) / 1_000;
  const at = { lat: middle(spots.map(({ lat }) => lat)), lng: middle(spots.map(({ lng }) => lng)) };
  return { ...at, radiusKm: Math.ceil(Math.max(...spots.map((spot) => kilometresBetween(at, spot)))) + marginKm };
}
