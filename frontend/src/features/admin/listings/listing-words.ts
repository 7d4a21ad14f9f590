import type { ListingSource, ListingStatus } from '../../../../../src/modules/listings/domain/listing.js';
import { CORRECTED_IN_ORDER, factsOf } from '../../../../../src/shared/field-lists.js';
import type { CorrectableField, ListingWhole } from './listing-endpoints.js';

/** What can be corrected, in words, in the order of the form. */
export const FIELD_NAMES = Object.fromEntries(CORRECTED_IN_ORDER.map((field) => [field, factsOf(field).label])) as Record<CorrectableField, string>;

export const STATUS_NAMES: Record<ListingStatus, string> = { published: 'Published', unpublished: 'Unpublished', removed: 'Gone from the sheet' };

export const STATUS_COLOURS: Record<ListingStatus, string> = { published: 'success', unpublished: 'warning', removed: 'default' };

export const SOURCE_NAMES: Record<ListingSource, string> = { sheet: 'Sheet', sample: 'Sample data', submission: 'Sent in' };

/** Who else says something about a listing: the source, as the subject of a sentence. */
export const SOURCE_SUBJECTS: Record<ListingSource, string> = { sheet: 'The sheet', sample: 'The sample data', submission: 'What was sent in' };

const LONGEST_QUOTE = 120;

/** A value of a listing in words. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return (value as (string | ListingWhole['openingHours'][number])[]).map(entryText).join(', ') || 'nothing';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)} ...` : text;
}

function entryText(entry: string | ListingWhole['openingHours'][number]): string {
  return typeof entry === 'string' ? entry : `${entry.dayOfWeek.slice(0, 3)} ${entry.opens} to ${entry.closes}`;
}
