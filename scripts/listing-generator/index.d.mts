import type { Column } from '../../src/modules/listings/domain/import/sheet-columns.js';

/** A listing as the sheet holds it: every cell text. Those that the generators do not fill may be missing. */
export type ListingRow = Record<
  | 'id'
  | 'title'
  | 'industry'
  | 'featured'
  | 'verified'
  | 'licensed'
  | 'rating'
  | 'reviews'
  | 'address'
  | 'phone'
  | 'email'
  | 'website'
  | 'googleMapsLink'
  | 'latitude'
  | 'longitude'
  | 'reviewsData'
  | 'openingHours'
  | 'city'
  | 'region'
  | 'postCode'
  | 'description'
  | 'image'
  | 'credit',
  string
> &
  Partial<Record<Column, string>>;

export const COLUMNS: readonly (keyof ListingRow)[];
export function sampleListings(): ListingRow[];
export function sampleCsv(): string;

/** Yields as many listings as asked, one at a time; the same seed gives the same listings. */
export function generateListings(options: { count: number; seed?: number }): Generator<ListingRow, void, undefined>;
