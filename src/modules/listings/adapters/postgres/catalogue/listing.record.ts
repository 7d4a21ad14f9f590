import { FIELD_NAMES, type FieldName, factsOf, type FactsOf, emptyValueOf } from '../../../../../shared/listings/field-lists.js';
import type { FieldKind } from '../../../../../shared/listings/listing-fields.js';
import { correctableOf, type CorrectableDetails, type Corrections, withCorrections } from '../../../domain/catalogue/corrections.js';
import type { ListingDetails } from '../../../domain/catalogue/listing.js';
import type { SheetListing } from '../../../domain/import/sheet-listings.js';
import type { TradeOf } from '../../../../trades/index.js';
import { KEY_COLUMNS, searchKeysOf } from './search-keys.js';

const TYPES: Partial<Record<FieldKind, string>> = {
  yes: 'boolean',
  decimal: 'double precision',
  count: 'integer',
  places: 'text[]',
  reviews: 'jsonb',
  hours: 'jsonb',
  gallery: 'jsonb',
};

/** The columns that a save writes, with the types in which PostgreSQL reads them from JSON. */
export const LISTING_COLUMNS: Record<string, string> = {
  id: 'text',
  slug: 'text',
  ...Object.fromEntries(FIELD_NAMES.map(factsOf).map(({ column, kind }) => [column, TYPES[kind] ?? 'text'])),
  // The directory's name of the industry.
  trade: 'text',
  row_hash: 'text',
  row_notes: 'jsonb',
  ...KEY_COLUMNS,
  corrections: 'jsonb',
  source_details: 'jsonb',
};

/** @param details the source's values */
export function toRecord({ id, details, hash, notes }: SheetListing, slug: string, tradeOf: TradeOf, corrections: Corrections = {}) {
  return {
    id,
    slug,
    ...shownColumns(id, details, corrections, tradeOf),
    row_hash: hash,
    row_notes: notes.length > 0 ? notes : null,
  };
}

/**
 * The columns that a listing shows: its source's values, with corrections applied. `industry` stays as the source says it; `trade` is the
 * directory's name for it, by which the listing is found.
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

/** A row as the driver reads it. */
export type StoredDetails = { [F in FieldName as FactsOf<F>['column']]: ListingDetails[F] };

function detailColumns(details: ListingDetails): StoredDetails {
  return Object.fromEntries(FIELD_NAMES.map((field) => [factsOf(field).column, details[field]])) as StoredDetails;
}

/** What the directory shows of a row. A list that was no column yet when a row was remembered is read as empty. */
export function detailsOf(row: StoredDetails): ListingDetails {
  const stored = row as Record<string, unknown>;
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, stored[factsOf(field).column] ?? emptyValueOf(field)])) as ListingDetails;
}

/** What the source says of a row: what is shown, where nothing is corrected. */
export function sourceOf(shown: ListingDetails, source: CorrectableDetails | null): ListingDetails {
  return source === null ? shown : withCorrections(shown, source);
}
