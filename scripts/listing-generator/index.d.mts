/** A listing as the sheet holds it: every cell text. */
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
>;

export const COLUMNS: readonly (keyof ListingRow)[];
export function sampleListings(): ListingRow[];
export function sampleCsv(): string;

/** Yields as many listings as asked, one at a time; the same seed gives the same listings. */
export function generateListings(options: { count: number; seed?: number }): Generator<ListingRow, void, undefined>;
