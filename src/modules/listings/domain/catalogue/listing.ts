import { FIELD_NAMES, type FieldName, emptyValueOf, type PlainValues, type ValueOf } from '../../../../shared/listings/field-lists.js';
import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import type { DayHours } from '../../../../shared/listings/opening-hours.js';
import type { GalleryPicture } from './gallery.js';
import type { Review } from './review.js';

/**
 * Where a listing came from. A sync changes `sheet` listings only, an uploaded file those of its own list (`upload:` and the id of the
 * list); `sample` listings are deleted when a real source arrives, `own` ones were added by an admin.
 */
export type ListingSource = 'sheet' | 'sample' | 'submission' | 'own' | UploadSource;
export type UploadSource = `upload:${string}`;

/** Kinds of sources in the API: all uploaded lists are of one kind. */
export const SOURCE_KINDS = ['sheet', 'sample', 'submission', 'own', 'upload'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const kindOf = (source: ListingSource): SourceKind => source.split(':', 1)[0] as SourceKind;

/** Whether a listing that disappears from its source leaves the directory, and returns with it. */
export const isTable = (source: ListingSource): boolean => source === 'sheet' || kindOf(source) === 'upload';

/** `unpublished`: by an admin. `removed`: gone from its source. Both are stored, and shown to admins only. */
export type ListingStatus = 'published' | 'unpublished' | 'removed';

/** The type of a value, by kind of field. */
export interface FieldValues extends PlainValues {
  reviews: Review[];
  hours: DayHours[];
  gallery: GalleryPicture[];
}

/** Everything that is known about a business: the fields of the table, by name. */
export type ListingDetails = { [F in FieldName]: ValueOf<F, FieldValues> };

/** A listing on its own page. */
export type ListingPage = ListingCard & Pick<ListingDetails, 'reviewsData' | 'openingHours' | 'gallery'>;

/** A business with these details and nothing else. */
export function detailsWith(known: Partial<ListingDetails> & Pick<ListingDetails, 'title'>): ListingDetails {
  const nothing: Record<string, unknown> = Object.fromEntries(FIELD_NAMES.map((field) => [field, emptyValueOf(field)]));
  return { ...nothing, ...known } as ListingDetails;
}
