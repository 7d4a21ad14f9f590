import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { aBareListing, aListing } from '../support/builders.js';

export const OPEN_AT_ALL_HOURS = JSON.stringify(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((dayOfWeek) => ({
    dayOfWeek,
    opens: '00:00',
    closes: '23:59',
  })),
);

/** No two of the words below are close enough to be mistaken for each other. */
export const BUSINESSES: readonly ListingRow[] = [
  aListing({
    id: 'bob',
    title: "Bob's Plumbing",
    industry: 'Plumber',
    city: 'Guelph',
    address: '12845 Quartz Road',
    postCode: 'N1H 2A1',
    phone: '(519) 555-0142',
    rating: '4.5',
    reviews: '10',
    verified: 'yes',
    licensed: 'yes',
    description: 'Water heaters, done neatly.',
    latitude: '43.5448',
    longitude: '-80.2482',
  }),
  aListing({
    id: 'elan',
    title: 'Plomberie Élan',
    industry: 'Plumber',
    city: 'Montréal',
    region: 'QC',
    postCode: 'H2X 1Y4',
    phone: '+1 514 555 0187',
    rating: '4.4',
    reviews: '8',
    licensed: 'yes',
  }),
  aListing({
    id: 'volta',
    title: 'Volta Works',
    openingHours: JSON.stringify([{ dayOfWeek: 'Monday', opens: '00:00', closes: '23:59' }]),
    industry: 'Electrician',
    city: 'Montreal',
    region: 'QC',
    phone: '514-555-0142',
    rating: '5',
    reviews: '2',
  }),
  aListing({ id: 'sparky', title: 'Sparky & Sons', industry: 'Electrician', city: 'Guelph', postCode: 'N1G 5Z9', verified: 'yes' }),
  aListing({
    id: 'glacier',
    title: 'Glacier Comfort',
    openingHours: OPEN_AT_ALL_HOURS,
    industry: 'HVAC Technician',
    city: 'Toronto',
    postCode: 'M5V 2T6',
    rating: '0',
    reviews: '3',
  }),
  aListing({
    id: 'moss',
    title: 'Moss and Fern',
    industry: 'Landscaper',
    city: 'Saint-Jérôme',
    region: 'QC',
    description: 'Lays a garden drain.',
    phone: '450 555 0163',
    postCode: 'J7Y 4B2',
  }),
  aListing({ id: 'signs', title: '100% Clean_Up "Pros" \\ Co.', industry: 'Gutter Cleaner', city: 'Ajax', phone: '905-555-0100' }),
  aListing({ id: 'quote', title: 'Quoted "Guelph" Fences', industry: 'Fence "Builder"', city: 'Guelph "North"' }),
  aListing({ id: 'long', title: 'Vandenberghe Brothers Wrecking', industry: 'Demolition', city: 'Québec', region: 'QC' }),
  aListing({ id: 'greek', title: 'Υδραυλικός Αθήνα', industry: 'Roofer', city: 'Laval', region: 'QC' }),
  aListing({ id: 'emoji', title: '🔧🔧🔧🔧🔧🔧🔧🔧 Wizards 🔧', industry: 'Handyman', city: 'Laval', region: 'QC' }),
  aListing({
    id: 'tales',
    title: 'Eleven Tales',
    industry: 'Painter',
    city: 'Laval',
    description: 'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima',
  }),
  aListing({ id: 'initials', title: 'J.R. Rénovation d’Abord', industry: 'Renovator', city: 'St. Catharines', serviceArea: "L'Orignal" }),
  aBareListing({ id: 'bare', title: 'Quiet Company' }),
];

const horologist = (id: string, title: string, featured: string, rating: string, reviews: string, contact: Partial<ListingRow> = {}) =>
  aListing({ id, title, featured, rating, reviews, industry: 'Horologist', city: 'Zurich', ...contact });

/** All of one industry, in no order at all. */
const TO_SORT: readonly ListingRow[] = [
  horologist('enzo', 'enzo Clocks', 'no', '', '0'),
  horologist('zeno', 'Zeno Clocks', 'no', '4.0', '50'),
  horologist('emile', 'Émile Clocks', 'yes', '3.0', '1'),
  horologist('twin-C', 'Twin Clocks', 'no', '4.0', '5', { website: 'https://twins.example' }),
  horologist('otto', 'Otto Clocks', 'no', '0', '3'),
  horologist('edgar', 'Edgar Clocks', 'no', '4.0', '5'),
  horologist('abel', 'Abel Clocks', 'yes', '', '0'),
  horologist('twin-b', 'TWIN Clocks', 'no', '4.0', '5', { email: 'time@twins.example' }),
  horologist('yves', 'Yves Clocks', 'no', '5', '5'),
  horologist('twin-A', 'Twin Clocks', 'no', '4.0', '5'),
];

const keeper = (id: string, title: string, description: string, featured: string, rating: string, reviews: string) =>
  aListing({ id, title, description, featured, rating, reviews, industry: 'Lantern Keeper', city: 'Yarmouth' });

/** All have the word `beacon`, some of them in more prominent places. */
const BY_RELEVANCE: readonly ListingRow[] = [
  keeper('tower', 'Tower House', 'Behind the beacon.', 'no', '4.5', '6'),
  keeper('jetty', 'Jetty House', 'Behind the beacon.', 'yes', '1', '2'),
  keeper('beacon', 'Beacon Lamps', 'Made by hand.', 'no', '2', '1'),
  keeper('harbour', 'Harbour House', 'Behind the beacon.', 'no', '4.5', '9'),
  keeper('inlet', 'Inlet House', 'Behind the beacon.', 'no', '', '0'),
];

export const ALL: readonly ListingRow[] = [...BUSINESSES, ...TO_SORT, ...BY_RELEVANCE];
