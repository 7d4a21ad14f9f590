import { correctableOf, type CorrectableDetails, type Corrections, withCorrections } from '../../domain/corrections.js';
import type { ListingDetails } from '../../domain/listing.js';
import type { SheetListing } from '../../domain/sheet-listings.js';
import type { TradeOf } from '../../../trades/index.js';
import { searchKeysOf } from './search-keys.js';

/** The columns that a save writes, with the types in which PostgreSQL reads them from JSON. */
export const LISTING_COLUMNS = {
  id: 'text', slug: 'text', title: 'text', industry: 'text', trade: 'text', featured: 'boolean', verified: 'boolean',
  licensed: 'boolean', rating: 'double precision', reviews: 'integer', address: 'text', city: 'text', region: 'text',
  post_code: 'text', phone: 'text', phone_e164: 'text', email: 'text', website: 'text', google_maps_link: 'text',
  latitude: 'double precision', longitude: 'double precision', description: 'text', image: 'text', credit: 'text',
  reviews_data: 'jsonb', opening_hours: 'jsonb', row_hash: 'text', row_notes: 'jsonb', title_key: 'text',
  id_key: 'text', industry_key: 'text', city_key: 'text', post_key: 'text', website_key: 'text', address_key: 'text', phone_digits: 'text', words: 'tsvector',
  corrections: 'jsonb', source_details: 'jsonb',
} as const; // prettier-ignore

export type ListingRecord = Record<keyof typeof LISTING_COLUMNS, unknown>;

/** @param details what the source says */
export function toRecord({ id, details, hash, notes }: SheetListing, slug: string, tradeOf: TradeOf, corrections: Corrections = {}): ListingRecord {
  return {
    id,
    slug,
    ...shownColumns(id, details, corrections, tradeOf),
    row_hash: hash,
    row_notes: notes.length > 0 ? notes : null,
  };
}

/**
 * The columns of what a listing shows: what its source says, with the corrections in place. Its industry stays as it was said;
 * what the directory calls that stands beside it, and is what the listing is found by.
 */
export function shownColumns(id: string, source: ListingDetails, corrections: Corrections, tradeOf: TradeOf) {
  const isCorrected = Object.keys(corrections).length > 0;
  const shown = isCorrected ? withCorrections(source, corrections) : source;
  return {
    ...detailColumns(shown),
    ...tradeColumns(id, shown, tradeOf),
    corrections: isCorrected ? corrections : null,
    source_details: isCorrected ? correctableOf(source) : null,
  };
}

/** The columns that follow from what the directory calls a listing's industry. */
export function tradeColumns(id: string, shown: ListingDetails, tradeOf: TradeOf) {
  const trade = shown.industry === null ? null : tradeOf(shown.industry);
  return { trade, ...searchKeysOf(id, { ...shown, industry: trade }) };
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

/** A row as the driver reads it. */
export type StoredDetails = ReturnType<typeof detailColumns>;

/** What the directory shows of a row. */
export function detailsOf(row: StoredDetails): ListingDetails {
  return {
    title: row.title,
    industry: row.industry,
    featured: row.featured,
    verified: row.verified,
    licensed: row.licensed,
    rating: row.rating,
    reviews: row.reviews,
    address: row.address,
    city: row.city,
    region: row.region,
    postCode: row.post_code,
    phone: row.phone,
    phoneE164: row.phone_e164,
    email: row.email,
    website: row.website,
    googleMapsLink: row.google_maps_link,
    latitude: row.latitude,
    longitude: row.longitude,
    description: row.description,
    image: row.image,
    credit: row.credit,
    reviewsData: row.reviews_data,
    openingHours: row.opening_hours,
  };
}

/** What the source says of a row: the same, where nothing is corrected. */
export function sourceOf(shown: ListingDetails, source: CorrectableDetails | null): ListingDetails {
  return source === null ? shown : withCorrections(shown, source);
}
