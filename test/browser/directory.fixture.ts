import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { aListing } from '../support/builders.js';

const HOURS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((dayOfWeek) => ({ dayOfWeek, opens: '08:00', closes: '17:30' }));
const REVIEW = { rating: 5, name: 'Quick and tidy', authorName: 'Dana K.', date: '2026-03-04', body: 'Fixed the sump pump in one visit.' };

/** Has everything. */
export const NORTHGATE = aListing({
  id: 'northgate',
  title: 'Northgate Plumbing',
  industry: 'Plumber',
  featured: 'yes',
  verified: 'yes',
  licensed: 'yes',
  rating: '4.5',
  reviews: '212',
  address: '12 Quartz Road, Guelph, ON, N1H 2A1',
  city: '',
  region: '',
  phone: '(519) 555-0142',
  email: 'office@northgate.example.com',
  website: 'https://northgate.example.com',
  googleMapsLink: 'https://maps.example.com/northgate',
  latitude: '43.5448',
  longitude: '-80.2482',
  description: 'Leaks, drains and water heaters.',
  reviewsData: JSON.stringify([REVIEW]),
  openingHours: JSON.stringify(HOURS),
  credit: 'Written for this test',
});
export const NORTHGATE_PATH = '/business/northgate-plumbing-guelph';

/** Cannot be reached at all, and nobody has rated it. */
export const QUIET = aListing({ id: 'quiet', title: 'Quiet Pipes', industry: 'Plumber', city: 'Toronto', postCode: 'M5V 2T6' });

/** Two kilometres from Northgate. */
export const SPARKWELL = aListing({
  id: 'sparkwell',
  title: 'Sparkwell Electric',
  industry: 'Electrician',
  verified: 'yes',
  rating: '4.9',
  reviews: '40',
  city: 'Guelph',
  phone: '(416) 555-0177',
  latitude: '43.5628',
  longitude: '-80.2482',
});

export const WARM = aListing({
  id: 'warm',
  title: 'Warm Rooms Heating',
  industry: 'HVAC Technician',
  licensed: 'yes',
  rating: '2.4',
  reviews: '9',
  city: 'Hamilton',
  postCode: 'L8P 1A1',
  phone: '(905) 555-0111',
  latitude: '43.2557',
  longitude: '-79.8711',
});

/** Its picture lies elsewhere. */
export const PICTURED = aListing({
  id: 'pictured',
  title: 'Pictured Plumbing',
  industry: 'Plumber',
  city: 'London',
  rating: '1',
  reviews: '1',
  image: 'https://pictures.example.com/house.png',
});

/** Of words that no line has room for: a web address for a name, and others in what is said of it. */
export const LONG_WORDS = aListing({
  id: 'long-words',
  title: 'WWW.CHEAPPLUMBINGANDDRAINSERVICETORONTOMISSISSAUGABRAMPTON.CA',
  industry: 'Roofer',
  city: 'Toronto',
  phone: '(416) 555-0188',
  description: `See https://plumbing.example.com/${'drains-and-more/'.repeat(8)}`,
  reviewsData: JSON.stringify([{ ...REVIEW, name: 'Never'.repeat(20), body: `https://reviews.example.com/${'0123456789'.repeat(8)}` }]),
});
export const LONG_WORDS_PATH = '/business/www-cheapplumbinganddrainservicetorontomississaugabrampton-ca-toronto';

export const FEW: readonly ListingRow[] = [NORTHGATE, QUIET, SPARKWELL, WARM];

const crew = (kind: string, industry: string) => (_: unknown, index: number) =>
  aListing({
    title: `${kind} Crew ${String(index + 1).padStart(3, '0')}`,
    industry,
    city: 'Kitchener',
    rating: '3',
    reviews: index === 6 ? '999' : '5',
  });

/** Nine pages of everything: seven of landscapers, two of painters, and the few. */
export const MANY: readonly ListingRow[] = [
  ...FEW,
  ...Array.from({ length: 130 }, crew('Garden', 'Landscaper')),
  ...Array.from({ length: 40 }, crew('Paint', 'Painter')),
];
