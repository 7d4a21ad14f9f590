import type { AdminList } from '../../../../../shared/office/admin-list.js';
import {
  decimal,
  described,
  type Fields,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Schema,
  text,
  time,
  whole,
} from '../../../../../platform/http/answers/answers.js';
import { CARD_FIELDS } from '../../../../../platform/http/answers/listing-card.schema.js';
import {
  type AdminListing,
  type AdminListingItem,
  type CorrectedField,
  DOUBLE_KEYS,
  type DoubleOf,
  LISTED_FIELDS,
  type ListingChoices,
  type NamedCount,
} from '../../../application/reads/admin-listings.js';
import type { ApproximatePlace } from '../../../domain/catalogue/approximate-place.js';
import type { LicenceCheck } from '../../../domain/catalogue/licence-check.js';
import { SOURCE_KINDS } from '../../../domain/catalogue/listing.js';
import { CORRECTABLE } from '../../../domain/catalogue/corrections.js';
import { COLUMNS } from '../../../domain/import/sheet-columns.js';
import type { CellNote } from '../../../domain/import/cell-reader.js';
import { PAGE_FIELDS } from '../reads/listing.answers.js';

type State = Pick<AdminListing, 'status' | 'source' | 'list' | 'version' | 'updatedAt' | 'featuredUntil' | 'confirmedAt' | 'mergedInto'>;

const LISTED = Object.fromEntries(LISTED_FIELDS.map((field) => [field, CARD_FIELDS[field]])) as Pick<
  typeof CARD_FIELDS,
  (typeof LISTED_FIELDS)[number]
>;

const STATE: Fields<State> = {
  status: oneOf('published', 'unpublished', 'removed'),
  source: oneOf(...SOURCE_KINDS),
  list: described(nullable(text), 'The name of its uploaded list.'),
  version: described(whole, 'Increases with every change, also by a sync.'),
  updatedAt: time,
  featuredUntil: described(nullable(time), 'When it automatically stops being featured.'),
  confirmedAt: described(nullable(time), 'The last confirmation of its details.'),
  mergedInto: described(nullable(text), 'Id of the listing into which it was merged, and to which its address redirects.'),
};

const ITEM = object<AdminListingItem>({
  ...LISTED,
  ...STATE,
  createdAt: time,
  corrected: described(list(oneOf(...CORRECTABLE)), 'Names of the corrected fields.'),
});

export const ADMIN_LISTINGS = object<AdminList<AdminListingItem>>({ items: list(ITEM), total: whole, page: whole, totalPages: whole });

const value: Schema<unknown> = { description: "A value of the field's type." };
const CORRECTED = object<CorrectedField>({
  value: described(value, 'The displayed value.'),
  source: described(value, 'The value of the source.'),
});
const BY_FIELD = object(Object.fromEntries(CORRECTABLE.map((field) => [field, optional(CORRECTED)])) as Fields<AdminListing['corrected']>);

export const ADMIN_LISTING = object<AdminListing>({
  ...PAGE_FIELDS,
  ...STATE,
  corrected: { ...described(BY_FIELD, 'The corrected fields only.'), example: { city: { value: 'Guelph', source: 'Toronto' } } },
  approximatePlace: described(
    nullable(object<ApproximatePlace>({ latitude: decimal, longitude: decimal, from: oneOf('code', 'area', 'town') })),
    'Its approximate coordinates for searches around a place, if it has none of its own: derived from listings with the same postal code or its first three characters, or from the town.',
  ),
  notes: described(list(object<CellNote>({ field: oneOf(...COLUMNS), reason: text })), 'Notes of the last sync about cells of its row.'),
  licenceCheck: described(
    nullable(object<LicenceCheck>({ number: text, at: time, by: text })),
    'The last check of its present licence number in the register; null without one.',
  ),
  merged: described(
    list(object<AdminListing['merged'][number]>({ id: text, title: text })),
    'Listings that were merged into it, the latest change first, a hundred at most: they are not published.',
  ),
  doubles: described(
    list(object<DoubleOf>({ id: text, title: text, same: list(oneOf(...DOUBLE_KEYS)) })),
    'Published listings with the same contact details, five at most; none while it is not published.',
  ),
  heldBack: described(flag, 'An admin unpublished it; no sync restores it.'),
  createdAt: time,
});

const NAMED: Fields<NamedCount> = { name: text, count: whole };

export const LISTING_CHOICES = object<ListingChoices>({
  trades: described(list(object<NamedCount>(NAMED)), 'By their names in the directory.'),
  cities: list(object<NamedCount>(NAMED)),
  lists: described(list(object<ListingChoices['lists'][number]>({ id: text, ...NAMED })), 'Uploaded lists.'),
});
