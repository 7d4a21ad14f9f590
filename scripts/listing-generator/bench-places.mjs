import { ONTARIO_CITIES } from './ontario-cities.mjs';
import { picker } from './random.mjs';

/** Real codes and a box of plausible coordinates per province. */
const PROVINCES = {
  ON: { letters: 'KLNP', areaCodes: ['519', '226', '705', '613', '289', '905'], south: 43, north: 46, west: -82, east: -75.5 },
  QC: { letters: 'GHJ', areaCodes: ['514', '438', '450', '418'], south: 45.2, north: 48, west: -74.5, east: -69 },
  BC: { letters: 'V', areaCodes: ['604', '778'], south: 49.1, north: 51, west: -123.5, east: -117 },
  AB: { letters: 'T', areaCodes: ['403', '587', '780'], south: 49.8, north: 54, west: -114.5, east: -111 },
};

const KNOWN = [
  ['Montréal', 'QC'],
  ['Calgary', 'AB'],
  ['Vancouver', 'BC'],
  ['Edmonton', 'AB'],
  ['Québec', 'QC'],
  ['Laval', 'QC'],
  ['Surrey', 'BC'],
  ['Gatineau', 'QC'],
  ['Longueuil', 'QC'],
  ['Burnaby', 'BC'],
  ['Sherbrooke', 'QC'],
  ['Lévis', 'QC'],
  ['Trois-Rivières', 'QC'],
  ['Red Deer', 'AB'],
  ['Kelowna', 'BC'],
  ['Saguenay', 'QC'],
  ['Saint-Jérôme', 'QC'],
  ['Thunder Bay', 'ON'],
  ['Sudbury', 'ON'],
  ['Peterborough', 'ON'],
  ['Sault Ste. Marie', 'ON'],
  ['Sept-Îles', 'QC'],
  ['Rouyn-Noranda', 'QC'],
  ["Val-d'Or", 'QC'],
  ['Baie-Saint-Paul', 'QC'],
  ['Orléans', 'ON'],
  ['Niagara Falls', 'ON'],
  ['Lethbridge', 'AB'],
  ['Abbotsford', 'BC'],
  ['Belleville', 'ON'],
];

const STEMS = [
  'Elm',
  'Birch',
  'Thorn',
  'Ash',
  'Stan',
  'Green',
  'Hart',
  'Fair',
  'Raven',
  'Stone',
  'Mill',
  'Clear',
  'Wren',
  'Fox',
  'Lark',
  'Corn',
  'Brad',
  'Hazel',
  'Moor',
  'Pem',
];
const ENDS = ['dale', 'ton', 'ville', 'field', 'brook', 'ford', 'wood', 'view', 'mere', 'hurst', 'bury', 'leigh'];
const QUALIFIERS = ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'Port', 'Mount', 'Lake', 'New'];
const FRENCH_HEADS = ['Saint-', 'Sainte-', 'Rivière-', 'Lac-', 'Notre-Dame-de-', 'Pointe-', 'Baie-'];
const FRENCH_TAILS = [
  'Éloi',
  'Élodie',
  'aux-Chênes',
  'Andréville',
  'Béatrix',
  'des-Érables',
  'Théo',
  'du-Héron',
  'Cécilia',
  'François',
  'à-la-Grue',
  'Gédéon',
];

const HOW_MANY = 720;

/**
 * Some seven hundred places, the twenty Ontario cities first and by far the commonest.
 * @param {import('./random.mjs').Random} random
 * @returns {() => Place}
 *
 * @typedef {object} Place
 * @property {string} name
 * @property {string} region
 * @property {number} latitude
 * @property {number} longitude
 * @property {readonly string[]} areaCodes
 * @property {readonly string[]} fsas
 */
export function places(random) {
  const ontario = ONTARIO_CITIES.map((city) => ({ ...city, region: 'ON', fsas: city.districts.map(([fsa]) => fsa) }));
  const names = new Map(KNOWN);
  while (names.size < HOW_MANY - ontario.length) {
    const [name, region] = inventedPlace(random);
    if (!names.has(name)) names.set(name, region);
  }
  const others = [...names].map(([name, region], index) => placed(random, name, region, index));
  const pick = picker([...ontario, ...others], (rank) => 1 / (rank + 2) ** 0.95);
  return () => pick(random);
}

function inventedPlace(random) {
  if (random.chance(0.1)) return [random.pick(FRENCH_HEADS) + random.pick(FRENCH_TAILS), 'QC'];
  const qualifier = random.chance(0.6) ? `${random.pick(QUALIFIERS)} ` : '';
  const region = random.weighted([
    ['ON', 70],
    ['BC', 15],
    ['AB', 15],
  ]);
  return [qualifier + random.pick(STEMS) + random.pick(ENDS), region];
}

function placed(random, name, region, index) {
  const { letters, areaCodes, south, north, west, east } = PROVINCES[region];
  const fsa = () => `${random.pick(letters)}${random.int(1, 9)}${random.pick('ABCEGHJKLMNPRSTVWXYZ')}`;
  return {
    name,
    region,
    areaCodes,
    latitude: south + random.next() * (north - south),
    longitude: west + random.next() * (east - west),
    fsas: Array.from({ length: index < KNOWN.length ? 8 : random.int(1, 3) }, fsa),
  };
}
