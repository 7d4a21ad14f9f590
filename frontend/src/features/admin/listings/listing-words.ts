import type { Need } from '../../../../../src/modules/listings/application/reads/admin-listings.js';
import type { ListingStatus, SourceKind } from '../../../../../src/modules/listings/domain/catalogue/listing.js';
import { CORRECTED_IN_ORDER, factsOf } from '../../../../../src/shared/listings/field-lists.js';
import type { CorrectableField, ListingWhole } from './listing-endpoints.js';

/** Labels of the correctable fields, in the order of the form. */
export const FIELD_NAMES = Object.fromEntries(CORRECTED_IN_ORDER.map((field) => [field, factsOf(field).label])) as Record<
  CorrectableField,
  string
>;

export const STATUS_NAMES: Record<ListingStatus, string> = {
  published: 'Published',
  unpublished: 'Unpublished',
  removed: 'No longer in its source',
};

export const STATUS_COLOURS: Record<ListingStatus, string> = { published: 'success', unpublished: 'warning', removed: 'default' };

export const BADGE_NAMES = { featured: 'Featured', verified: 'Verified', licensed: 'Licensed' };

/** Names of the filters for listings that need attention. */
export const NEED_NAMES: Record<Need, string> = {
  phone: 'No phone',
  contact: 'No way to reach it',
  place: 'No coordinates',
  hours: 'Hours not known',
  confirmation: 'Not confirmed for a year',
  licence: 'Licence not checked for a year',
  double: 'Possible duplicate',
  'hidden-merge': 'Merged into a hidden one',
};

export const SOURCE_NAMES: Record<SourceKind, string> = {
  sheet: 'Sheet',
  upload: 'Uploaded list',
  own: 'Added here',
  submission: 'Sent in',
  sample: 'Sample data',
};

/** The source of a listing, as the subject of a sentence. */
export const SOURCE_SUBJECTS: Record<SourceKind, string> = {
  sheet: 'The sheet',
  upload: 'The uploaded list',
  own: 'The original entry',
  submission: 'What was sent in',
  sample: 'The sample data',
};

const MAX_QUOTE_LENGTH = 120;

/** A value of a listing as text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return (value as Entry[]).map(entryText).join(', ') || 'nothing';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)} ...` : text;
}

type Entry = string | ListingWhole['openingHours'][number] | ListingWhole['gallery'][number];

function entryText(entry: Entry): string {
  if (typeof entry === 'string') return entry;
  return 'url' in entry ? entry.description : `${entry.dayOfWeek.slice(0, 3)} ${entry.opens} to ${entry.closes}`;
}
