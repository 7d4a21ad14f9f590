import type { Reads } from '../../lib/reads.js';

type Example = Reads['homeTrades']['data']['examples'][number];

/** Cities of the example searches while the directory has no listings; from the specification. */
export const CITIES = [
  'Toronto',
  'Ottawa',
  'Mississauga',
  'Brampton',
  'Hamilton',
  'London',
  'Markham',
  'Vaughan',
  'Kitchener',
  'Windsor',
  'Richmond Hill',
  'Burlington',
  'Oshawa',
  'Barrie',
  'Guelph',
  'Kingston',
  'Waterloo',
  'Cambridge',
  'Niagara Falls',
  'Sudbury',
];

const NEEDS: Example[] = ['Plumber', 'Leaking tap', 'Electrician', 'Furnace repair', 'Landscaper'].map((need) => ({
  need,
  cities: CITIES,
}));
/** Seven is coprime to the number of cities, so five steps select five different cities. */
const STEP = 7;

/**
 * Example searches whose cities change by the minute; the same on the server and in the browser for the same time (hydration).
 * @param examples needs with cities in which this directory has businesses; empty while there are no listings
 */
export function placeholdersFor(now: number, examples: readonly Example[]): string[] {
  const first = Math.floor(now / 60_000);
  return (examples.length > 0 ? examples : NEEDS).map(({ need, cities }, index) =>
    cities.length > 0 ? `${need} in ${cities[(first + index * STEP) % cities.length]}` : need,
  );
}
