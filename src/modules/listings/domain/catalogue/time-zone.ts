import { clamp } from 'es-toolkit';
import lookUp from '@photostructure/tz-lookup';
import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import { isRegion, PROVINCES, type Region } from '../../../../shared/places/provinces.js';
import type { MapPoint } from '../../../../shared/places/town-places.js';
import { cityKeyFrom } from '../../../../shared/text/name-keys.js';
import { ZONES_OF_PROVINCES } from './zones-of-provinces.js';

/** Offsets around a point, in degrees, nearest first: near borders the lookup is wrong by up to some fifty kilometres. */
const AROUND = [0.1, 0.25, 0.5, 1].flatMap((by) =>
  [
    [1, 0],
    [-1, 0],
    [0, 1.5],
    [0, -1.5],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([north = 0, east = 0]) => ({ north: north * by, east: east * by })),
);

/**
 * The time zone of a business's opening hours, `undefined` when its place is not known. If the province is known, points near its border
 * get the nearest of its zones.
 */
export function timeZoneOf({
  latitude,
  longitude,
  region,
  city,
}: Pick<ListingCard, 'latitude' | 'longitude' | 'region' | 'city'>): string | undefined {
  const code = region?.toUpperCase();
  const province = isRegion(code) ? code : undefined;
  const at = latitude === null || longitude === null ? undefined : { latitude, longitude };
  return (province && zoneOfTown(city, province)) ?? (at && zoneAt(at, province)) ?? (province && PROVINCES[province].timeZone);
}

function zoneOfTown(city: string | null, province: Region): string | undefined {
  if (city === null) return undefined;
  const key = cityKeyFrom(city);
  return Object.entries(ZONES_OF_PROVINCES[province] ?? {}).find(([, towns]) => towns.includes(key))?.[0];
}

/** Coordinates far away from the province contradict it: then the coordinates count. */
function zoneAt({ latitude, longitude }: MapPoint, province: Region | undefined): string | undefined {
  const zone = lookUp(latitude, longitude);
  // On open water the lookup has only offsets from Greenwich: the coordinates are wrong.
  if (zone.startsWith('Etc/')) return undefined;
  if (province === undefined) return zone;
  const zones = [PROVINCES[province].timeZone, ...Object.keys(ZONES_OF_PROVINCES[province] ?? {})];
  if (zones.includes(zone)) return zone;
  const nearby = AROUND.map(({ north, east }) => lookUp(clamp(latitude + north, -90, 90), clamp(longitude + east, -180, 180)));
  return nearby.find((each) => zones.includes(each)) ?? zone;
}
