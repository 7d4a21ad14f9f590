import type { ListingDetails } from '../../domain/listing.js';
import type { SheetListing } from '../../domain/sheet-listings.js';
import { searchKeysOf } from './search-keys.js';

/** The columns that a save writes, with the types in which PostgreSQL reads them from JSON. */
export const LISTING_COLUMNS = {
  id: 'text', slug: 'text', title: 'text', industry: 'text', featured: 'boolean', verified: 'boolean',
  licensed: 'boolean', rating: 'double precision', reviews: 'integer', address: 'text', city: 'text', region: 'text',
  post_code: 'text', phone: 'text', phone_e164: 'text', email: 'text', website: 'text', google_maps_link: 'text',
  latitude: 'double precision', longitude: 'double precision', description: 'text', image: 'text', credit: 'text',
  reviews_data: 'jsonb', opening_hours: 'jsonb', row_hash: 'text', row_notes: 'jsonb', title_key: 'text',
  id_key: 'text', industry_key: 'text', city_key: 'text', post_key: 'text', phone_digits: 'text', words: 'tsvector',
} as const; // prettier-ignore

export type ListingRecord = Record<keyof typeof LISTING_COLUMNS, unknown>;

export function toRecord({ id, details, hash, notes }: SheetListing, slug: string): ListingRecord {
  return {
    id,
    slug,
    ...detailColumns(details),
    row_hash: hash,
    row_notes: notes.length > 0 ? notes : null,
    ...searchKeysOf(id, details),
  };
}

function detailColumns(details: ListingDetails) {
  const { postCode, phoneE164, googleMapsLink, reviewsData, openingHours, ...same } = details;
  return {
    ...same,
    post_code: postCode,
    phone_e164: phoneE164,
    google_maps_link: googleMapsLink,
    reviews_data: reviewsData,
    opening_hours: openingHours,
  };
}
