import lookUp from '@photostructure/tz-lookup';
import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import { isRegion, PROVINCES } from '../../../../shared/places/provinces.js';

/** The time zone that a business's opening hours are meant in, `undefined` when its place is not known. */
export function timeZoneOf({ latitude, longitude, region }: Pick<ListingCard, 'latitude' | 'longitude' | 'region'>): string | undefined {
  if (latitude !== null && longitude !== null) {
    const zone = lookUp(latitude, longitude);
    // On open water there are only hours from Greenwich: the coordinates are wrong.
    if (!zone.startsWith('Etc/')) return zone;
  }
  const code = region?.toUpperCase();
  return isRegion(code) ? PROVINCES[code].timeZone : undefined;
}
