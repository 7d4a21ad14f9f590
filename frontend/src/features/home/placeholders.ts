/** Where the directory begins. */
export const CITIES = [
  'Toronto', 'Ottawa', 'Mississauga', 'Brampton', 'Hamilton', 'London', 'Markham', 'Vaughan', 'Kitchener', 'Windsor', 'Richmond Hill',
  'Burlington', 'Oshawa', 'Barrie', 'Guelph', 'Kingston', 'Waterloo', 'Cambridge', 'Niagara Falls', 'Sudbury',
]; // prettier-ignore

const NEEDS = ['Plumber', 'Leaking tap', 'Electrician', 'Furnace repair', 'Landscaper'];
/** Seven has no factor in common with the number of cities: five steps of it meet five different ones. */
const STEP = 7;

/** Examples of searches in cities that differ from page to page; the same on the server and in the browser for the same moment. */
export function placeholdersFor(now: number): string[] {
  const first = Math.floor(now / 60_000);
  return NEEDS.map((need, index) => `${need} in ${CITIES[(first + index * STEP) % CITIES.length]}`);
}
