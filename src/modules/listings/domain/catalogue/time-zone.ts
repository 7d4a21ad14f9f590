import lookUp from '@photostructure/tz-lookup';
import type { ListingCard } from '../../../../shared/listing-card.js';

/** Where most people of a province or territory live. */
const BY_REGION: Record<string, string> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

/** The time zone that a business's opening hours are meant in, `undefined` when its place is not known. */
export function timeZoneOf({ latitude, longitude, region }: Pick<ListingCard, 'latitude' | 'longitude' | 'region'>): string | undefined {
  if (latitude !== null && longitude !== null) {
    const zone = lookUp(latitude, longitude);
    // On open water there are only hours from Greenwich: the coordinates are wrong.
    if (!zone.startsWith('Etc/')) return zone;
  }
  const code = region?.toUpperCase() ?? '';
  return Object.hasOwn(BY_REGION, code) ? BY_REGION[code] : undefined;
}
