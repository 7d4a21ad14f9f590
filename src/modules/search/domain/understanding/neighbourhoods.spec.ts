import { CATALOGUE } from '../../../trades/vocabulary.js';
import { NEIGHBOURHOODS, NICKNAMES } from '../neighbourhoods-data.js';
import { kilometresBetween } from './distance.js';
import { Lexicon } from './lexicon.js';
import { gazetteer, placeInCanada } from './known-places.js';
import { placeKeyOf } from './place.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Toronto', 'Hamilton', 'Mississauga']);
const placeOf = (query: string) => understand(query, LEXICON, PLACES).place;

const rowsOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

it('each is in its city, and is not a town of the gazetteer', () => {
  // Two towns of a province may have one name.
  const towns = Map.groupBy(gazetteer(), ({ name }) => placeKeyOf(name));
  const rows = rowsOf(NEIGHBOURHOODS);
  expect(rows.length).toBeGreaterThan(700);
  for (const [name = '', city = '', region, lat, lng] of rows) {
    const cities = (towns.get(placeKeyOf(city)) ?? []).filter((place) => place.region === region);
    const away = cities.map((place) => kilometresBetween({ lat: Number(lat), lng: Number(lng) }, { lat: place.lat!, lng: place.lng! }));
    expect({ name, isNear: Math.min(...away) < 45, isTown: towns.has(placeKeyOf(name)) }).toEqual({ name, isNear: true, isTown: false });
  }
});

it('every nickname belongs to a city on the map', () => {
  for (const [name, city = '', region] of rowsOf(NICKNAMES))
    expect({ name, region: placeInCanada(city)?.region }).toEqual({ name, region });
});

it.each([
  ['plumber leslieville', 'Leslieville'],
  ['hedge trimming forest hill', 'Forest Hill'],
  ['roofer in kitsilano', 'Kitsilano'],
  ['painter kitsalano', 'Kitsilano'],
  ['plombier côte-des-neiges', 'Côte-des-Neiges'],
  ['sod ldn ont', 'London'],
  ['plumber penetang', 'Penetanguishene'],
  ['furnace fort mac', 'Fort McMurray'],
  ['plombier rouyn', 'Rouyn-Noranda'],
  ['painter van city', 'Vancouver'],
  ['cleaner scarberia', 'Scarborough'],
  ['roofer on salt spring', 'Salt Spring Island'],
  ['well pump gabriola', 'Gabriola Island'],
  ["leaking tap heart's content", "Heart's Content"],
  ["roofer l'anse aux meadows", "L'Anse aux Meadows"],
  ['chimney sweep in trout river newfoundland', 'Trout River'],
  ['plumber climax sask', 'Climax'],
  ['septic wolfe island', 'Wolfe Island'],
  ['furnace tuktoyaktuk', 'Tuktoyaktuk'],
])('%p means %p, which has no listings', (query, name) => expect(placeOf(query)).toMatchObject({ name, listed: false }));

it.each([
  ['plumber in the 6ix', 'Toronto'],
  ['drain service the Hammer', 'Hamilton'],
  ['electrician sauga', 'Mississauga'],
])('%p means %p', (query, name) => expect(placeOf(query)).toMatchObject({ name, listed: true }));

it.each([
  'roof damage after the windstorm',
  'salt on the springs of my garage door',
  'cut the island in my kitchen',
  'water hammer',
  'bronze faucet',
  'maple tree',
  'banging noise',
])('%p means no place', (query) => {
  expect(placeOf(query)).toBeNull();
});

it('a part of a city that is the city of a listing has its position', () => {
  const place = new Places(['Beauport']).named('Beauport')!;
  expect(place).toMatchObject({ listed: true, region: 'QC' });
  expect([place.lat, place.lng]).toEqual([expect.closeTo(46.86, 1), expect.closeTo(-71.19, 1)]);
});
