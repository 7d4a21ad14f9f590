import { placeInCanada } from './known-places.js';

/**
 * The largest city of each postal district: the first letter of a code says where in Canada it is.
 * Source: Canada Post, "Addressing guidelines", the 18 districts.
 */
const LARGEST: Record<string, string> = {
  A: "St. John's",
  B: 'Halifax',
  C: 'Charlottetown',
  E: 'Moncton',
  G: 'Québec',
  H: 'Montréal',
  J: 'Longueuil',
  K: 'Ottawa',
  L: 'Hamilton',
  M: 'Toronto',
  N: 'London',
  P: 'Greater Sudbury',
  R: 'Winnipeg',
  S: 'Saskatoon',
  T: 'Calgary',
  V: 'Vancouver',
  X: 'Yellowknife',
  Y: 'Whitehorse',
};

/** The approximate position of a postal code, where no listing gives a better one. */
export function centreOfDistrict(postCode: string): { lat: number; lng: number } | undefined {
  const place = placeInCanada(LARGEST[postCode.charAt(0)] ?? '');
  return place && place.lat !== null && place.lng !== null ? { lat: place.lat, lng: place.lng } : undefined;
}
