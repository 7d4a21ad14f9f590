import { hostLabel, mapLink, yesNo } from './columns.mjs';
import { ONTARIO_CITIES } from './ontario-cities.mjs';
import { Random } from './random.mjs';
import { fictionalPhones, fictionalPlace } from './sample-contact.mjs';
import { descriptions } from './sample-descriptions.mjs';
import { hoursKind, openingHours } from './opening-hours.mjs';
import { companyNames } from './sample-names.mjs';
import { overallRating, reviewWriter } from './sample-reviews.mjs';

const COUNT = 400;
const SEED = 20298;
const MIN_IN_A_CITY = 8;
/** Share of the companies, and of those the share that holds a licence. */
const TRADES = {
  Plumber: { share: 0.29, licensed: 0.68 },
  Electrician: { share: 0.26, licensed: 0.8 },
  'HVAC Technician': { share: 0.23, licensed: 0.7 },
  Landscaper: { share: 0.22, licensed: 0.22 },
};

/**
 * The sample directory: plainly fictional, the same on every run.
 * @returns {import('./columns.mjs').ListingRow[]}
 */
export function sampleListings() {
  const random = new Random(SEED);
  const write = {
    name: companyNames(random),
    phone: fictionalPhones(random),
    description: descriptions(random),
    reviews: reviewWriter(random),
  };
  return random.shuffle(placesToFill(random)).map(({ city, trade }, index) => listing(random, write, city, trade, index + 1));
}

function listing(random, write, city, trade, number) {
  const { title, french } = write.name(trade, city.name);
  const place = fictionalPlace(random, city);
  const hours = hoursKind(random, trade);
  const rated = random.chance(0.92) ? overallRating(random) : undefined;
  const featured = random.chance(0.06);
  const host = `${hostLabel(title)}.example.com`;
  return {
    id: `sample-${String(number).padStart(4, '0')}`,
    title,
    industry: trade,
    featured: yesNo(featured),
    verified: yesNo(random.chance(featured ? 0.9 : 0.53)),
    licensed: yesNo(random.chance(TRADES[trade].licensed)),
    rating: rated ? (rated.total / rated.reviews).toFixed(1) : '',
    reviews: String(rated?.reviews ?? 0),
    address: place.address,
    phone: write.phone(city.areaCodes),
    // A few have no email or no website, so that the pages show what they then do.
    email: random.chance(0.96) ? `hello@${host}` : '',
    website: random.chance(0.92) ? `https://${host}` : '',
    googleMapsLink: random.chance(0.9) ? mapLink(place.latitude, place.longitude) : '',
    latitude: place.latitude,
    longitude: place.longitude,
    reviewsData: JSON.stringify(rated ? write.reviews({ trade, ...rated }) : []),
    openingHours: JSON.stringify(openingHours(random, hours, trade)),
    city: city.name,
    region: 'ON',
    postCode: place.postCode,
    description: write.description({ title, french, trade, city: city.name, hours }),
    image: '',
    credit: 'Sample data: fictional business',
  };
}

/** One entry per company: larger cities have more, though not in full proportion, and each city has each trade. */
function placesToFill(random) {
  const perCity = shareOut(
    COUNT,
    ONTARIO_CITIES.map((city) => city.residents ** 0.8),
    MIN_IN_A_CITY,
  );
  return ONTARIO_CITIES.flatMap((city, index) => {
    const trades = Object.keys(TRADES);
    const weights = trades.map((trade) => TRADES[trade].share * (0.8 + random.next() * 0.4));
    const perTrade = shareOut(perCity[index], weights, 1);
    return trades.flatMap((trade, position) => Array.from({ length: perTrade[position] }, () => ({ city, trade })));
  });
}

/** Whole numbers in proportion to the weights that add up to the total, none below the least. */
function shareOut(total, weights, least) {
  const sum = weights.reduce((a, b) => a + b, 0);
  const spare = total - least * weights.length;
  const exact = weights.map((weight) => (spare * weight) / sum);
  const whole = exact.map(Math.floor);
  const byFraction = exact.map((value, index) => [value - whole[index], index]).sort((a, b) => b[0] - a[0]);
  const missing = spare - whole.reduce((a, b) => a + b, 0);
  byFraction.slice(0, missing).forEach(([, index]) => (whole[index] += 1));
  return whole.map((value) => value + least);
}
