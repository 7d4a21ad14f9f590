/** The sheet's columns, in the order in which both generators write them. */
export const COLUMNS = [
  'id',
  'title',
  'industry',
  'featured',
  'verified',
  'licensed',
  'rating',
  'reviews',
  'address',
  'phone',
  'email',
  'website',
  'googleMapsLink',
  'latitude',
  'longitude',
  'reviewsData',
  'openingHours',
  'city',
  'region',
  'postCode',
  'description',
  'image',
  'credit',
];

/** A listing as the sheet holds it: every cell text. @typedef {Record<string, string>} ListingRow */

/** @param {boolean} value */
export const yesNo = (value) => (value ? 'yes' : 'no');

/** @param {string} latitude @param {string} longitude */
export const mapLink = (latitude, longitude) => `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** A name as one part of a host name: accents off, lower case, dashes. @param {string} name */
export const hostLabel = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

/**
 * The second half of a postal code; Canada Post uses no D, F, I, O, Q or U.
 * @param {import('./random.mjs').Random} random
 */
export const localDeliveryUnit = (random) => `${random.int(1, 9)}${random.pick(POSTAL_LETTERS)}${random.int(1, 9)}`;
