import { FIELD_NAMES, type FieldName, nothingOf, type PlainValues, type ValueOf } from '../../../shared/field-lists.js';
import type { ListingCard } from '../../../shared/listing-card.js';
import type { DayHours } from './opening-hours.js';
import type { Review } from './review.js';

/** Where a listing came from. A sync touches `sheet` listings only; `sample` ones go when a real source arrives. */
export type ListingSource = 'sheet' | 'sample' | 'submission';

/** `unpublished`: by an admin. `removed`: gone from its source. Both are kept, and shown to admins alone. */
export type ListingStatus = 'published' | 'unpublished' | 'removed';

/** What values of each kind of field are. */
export interface FieldValues extends PlainValues {
  reviews: Review[];
  hours: DayHours[];
}

/** Everything that is known about a business: the fields of the table, by name. */
export type ListingDetails = { [F in FieldName]: ValueOf<F, FieldValues> };

/** A listing on its own page. */
export type ListingPage = ListingCard & Pick<ListingDetails, 'reviewsData' | 'openingHours'>;

/** A business of which nothing is known but what is said here. */
export function detailsWith(known: Partial<ListingDetails> & Pick<ListingDetails, 'title'>): ListingDetails {
  const nothing: Record<string, unknown> = Object.fromEntries(FIELD_NAMES.map((field) => [field, nothingOf(field)]));
  return { ...nothing, ...known } as ListingDetails;
}
