import type { ListingCard } from '../listing-card.js';
import { decimal, described, type Fields, nullable, oneOf, text, whole } from './answers.js';

const yesNo = oneOf('yes', 'no');

export const CARD_FIELDS: Fields<ListingCard> = {
  id: text,
  slug: described(text, 'Its page is /business/{slug}.'),
  title: text,
  industry: nullable(text),
  featured: yesNo,
  verified: yesNo,
  licensed: yesNo,
  rating: described(nullable(decimal), '0 to 5; null while nobody has rated the business.'),
  reviews: whole,
  address: described(nullable(text), 'Street, city, region, postal code.'),
  city: nullable(text),
  region: nullable(text),
  postCode: nullable(text),
  phone: described(nullable(text), 'As typed by the owner.'),
  phoneE164: described(nullable(text), 'Null when the number cannot be dialled.'),
  email: nullable(text),
  website: nullable(text),
  googleMapsLink: nullable(text),
  latitude: nullable(decimal),
  longitude: nullable(decimal),
  description: nullable(text),
  image: nullable(text),
  credit: described(nullable(text), 'Whom to thank for the data.'),
};
