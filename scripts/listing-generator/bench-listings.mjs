import { places } from './bench-places.mjs';
import { companyWords, TRADES } from './bench-words.mjs';
import { hostLabel, localDeliveryUnit, mapLink, yesNo } from './columns.mjs';
import { picker, Random } from './random.mjs';
import { hoursKind, openingHours } from './opening-hours.mjs';

const STREETS = [
  'Main',
  'King',
  'Mill',
  'Church',
  'Station',
  'Maple',
  'Concession',
  'Wellington',
  'Lakeview',
  'Orchard',
  'Bridge',
  'Victoria',
];
const STREET_KINDS = ['Street', 'Road', 'Avenue', 'Drive', 'Crescent'];
const JOBS = [
  'repairs',
  'installation',
  'renovations',
  'maintenance',
  'inspections',
  'seasonal work',
  'emergency calls',
  'small jobs',
  'new builds',
  'replacements',
];
const PROMISES = [
  'Written quotes before any work starts.',
  'Open to small jobs and large ones alike.',
  'Call for a visit this week.',
  'Weekday and some evening appointments.',
  'We clean up before we leave the site.',
  'Service in English and French.',
];
const REMARKS = [
  [5, 'Very good', 'On time, tidy and fair.'],
  [5, 'Thank you', 'Fixed in one visit, and explained well.'],
  [5, 'Would call again', 'Good work at the price that was quoted.'],
  [4, 'Good', 'Good work, though a little late.'],
  [4, 'Pleased', 'Pleased with the result and the clean-up.'],
  [3, 'All right', 'The work is fine, the scheduling was not.'],
  [2, 'Slow', 'It took three calls to get an answer.'],
  [1, 'Did not show', 'Nobody came on the day that we agreed.'],
];
const AUTHORS = ['Dana', 'Marc', 'Priya', 'Tom', 'Aisha', 'Wei', 'Lucie', 'Hassan', 'Rosa', 'Neil'];

const pickTrade = picker(TRADES, (index) => TRADES[index][1]);

/**
 * Yields listings for benches: skewed as a real directory is, the same for the same seed, one at a time.
 * @param {{ count: number, seed?: number }} options
 * @returns {Generator<import('./columns.mjs').ListingRow, void, undefined>}
 */
export function* generateListings({ count, seed = 1 }) {
  const random = new Random(seed);
  const place = places(random);
  const words = companyWords(random);
  for (let number = 1; number <= count; number += 1) yield listing(random, place(), words, number);
}

function listing(random, place, words, number) {
  const [trade, , nouns] = pickTrade(random);
  const title = titleFrom(random, words, random.pick(nouns));
  const host = `${hostLabel(title)}.example.com`;
  const postCode = `${random.pick(place.fsas)} ${localDeliveryUnit(random)}`;
  const latitude = (place.latitude + random.bell() * 0.02).toFixed(5);
  const longitude = (place.longitude + random.bell() * 0.03).toFixed(5);
  const rated = random.chance(0.85);
  const reviews = rated ? Math.max(1, Math.round(Math.exp(2.7 + random.bell() * 1.1))) : 0;
  const hours = random.chance(0.7) ? openingHours(random, weeklyKind(random, trade), trade) : [];
  return {
    id: `gen-${String(number).padStart(6, '0')}`,
    title,
    industry: trade,
    featured: yesNo(random.chance(0.04)),
    verified: yesNo(random.chance(0.5)),
    licensed: yesNo(random.chance(0.55)),
    rating: rated ? Math.max(1, 5 - Math.abs(random.bell()) * 0.7).toFixed(1) : '',
    reviews: String(reviews),
    address: `${random.int(1, 2999)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}, ${place.name}, ${place.region}, ${postCode}`,
    phone: phone(random, random.pick(place.areaCodes)),
    email: random.chance(0.9) ? `info@${host}` : '',
    website: random.chance(0.8) ? `https://${host}` : '',
    googleMapsLink: random.chance(0.9) ? mapLink(latitude, longitude) : '',
    latitude,
    longitude,
    reviewsData: JSON.stringify(Array.from({ length: Math.min(reviews, random.int(0, 2)) }, () => review(random))),
    openingHours: JSON.stringify(hours),
    city: place.name,
    region: place.region,
    postCode,
    description: description(random, trade, place.name),
    image: '',
    credit: 'Generated data: fictional business',
  };
}

function titleFrom(random, { surname, accented, compound }, noun) {
  return random.weighted([
    [() => `${surname()} ${noun}`, 40],
    [() => `${compound()} ${noun}`, 20],
    [() => `${surname()} & ${surname()} ${noun}`, 12],
    [() => `${surname()} Brothers ${noun}`, 6],
    [() => `${surname()} ${compound()} ${noun}`, 12],
    [() => `${accented()} ${noun}`, 10],
  ])();
}

/** @param {string} areaCode a Canadian one; the exchange begins with 2 to 9 and never ends in 11 */
function phone(random, areaCode) {
  const exchange = random.int(200, 999);
  const line = String(random.int(0, 9999)).padStart(4, '0');
  return `(${areaCode}) ${exchange % 100 === 11 ? exchange + 1 : exchange}-${line}`;
}

const weeklyKind = (random, trade) => {
  const kind = hoursKind(random, trade);
  return kind === 'none' ? 'weekdays' : kind;
};

function review(random) {
  const [rating, name, body] = random.pick(REMARKS);
  const date = `${random.int(2024, 2026)}-${String(random.int(1, 9)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
  return { rating, name, authorName: `${random.pick(AUTHORS)} ${random.pick('ABCDGHKLMNPRST')}.`, date, body };
}

/** Eleven to twenty-one words, whatever the trade and the town are called. */
function description(random, trade, city) {
  const first = random.pick(JOBS);
  const second = random.pick(JOBS.filter((job) => job !== first));
  return `${trade} in ${city} for ${first}, ${second} and advice. ${random.pick(PROMISES)}`;
}
