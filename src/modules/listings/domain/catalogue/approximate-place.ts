import type { MapPoint } from '../../../../shared/places/town-places.js';

/**
 * What an approximate place was derived from. `code`: listings with the same postal code; `area`: listings with its first three characters.
 */
export type PlaceBasis = 'code' | 'area' | 'town';

/** The approximate place of a business whose own coordinates are not known. */
export interface ApproximatePlace extends MapPoint {
  from: PlaceBasis;
}

/** Points for one address; each is missing where nothing is known. */
export interface KnownPoints {
  code: MapPoint | undefined;
  area: MapPoint | undefined;
  town: MapPoint | undefined;
}

/**
 * The best point for an address. An area whose second character is 0 is rural and can be a hundred kilometres wide, and the area of a
 * postal code outside Canada is no smaller: for these the town is more accurate.
 */
export function approximatePlace(postKey: string | null, { code, area, town }: KnownPoints): ApproximatePlace | undefined {
  const isUrban = postKey !== null && /^[A-Z][1-9][A-Z]/.test(postKey);
  const inOrder: [PlaceBasis, MapPoint | undefined][] = isUrban
    ? [['code', code], ['area', area], ['town', town]] // prettier-ignore
    : [['code', code], ['town', town], ['area', area]]; // prettier-ignore
  for (const [from, point] of inOrder) if (point) return { ...point, from };
  return undefined;
}
