import type { Reads } from '../../lib/reads.js';

type Example = Reads['homeTrades']['data']['examples'][number];

/** What a directory without listings is searched for, and where: the specification's cities. */
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
/** Seven has no factor in common with the number of cities: five steps of it meet five different ones. */
const STEP = 7;

/**
 * Examples of searches in cities that differ from page to page; the same on the server and in the browser for the same moment.
 * @param examples what this directory has together; none while it is empty
 */
export function placeholdersFor(now: number, examples: readonly Example[]): string[] {
  const first = Math.floor(now / 60_000);
  return (examples.length > 0 ? examples : NEEDS).map(({ need, cities }, index) =>
    cities.length > 0 ? `${need} in ${cities[(first + index * STEP) % cities.length]}` : need,
  );
}
