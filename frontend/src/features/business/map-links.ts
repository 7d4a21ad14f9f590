import type { BusinessPage } from '../../lib/reads.js';

type Located = Pick<BusinessPage, 'title' | 'address' | 'place' | 'googleMapsLink'>;

/** Links to street maps, by exact coordinates, else by the address: approximate coordinates would point to somebody else's house. */
export function mapLinks({ title, address, place, googleMapsLink }: Located): { name: string; href: string }[] {
  const at = place && !place.approximate ? `${place.latitude},${place.longitude}` : undefined;
  const where = at ?? address;
  const google =
    googleMapsLink ?? (where && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: where }).toString()}`);
  return [
    ...(where ? [{ name: 'OpenStreetMap', href: openStreetMap(at && place, where) }] : []),
    ...(google ? [{ name: 'Google Maps', href: google }] : []),
    ...(where
      ? [
          {
            name: 'Apple Maps',
            href: `https://maps.apple.com/?${new URLSearchParams(at ? { ll: at, q: title } : { q: where }).toString()}`,
          },
        ]
      : []),
  ];
}

function openStreetMap(at: { latitude: number; longitude: number } | null | undefined | '', address: string): string {
  if (!at) return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address }).toString()}`;
  const { latitude, longitude } = at;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
