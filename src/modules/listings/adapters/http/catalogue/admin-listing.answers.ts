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
  list: described(nullable(text), 'The name of the uploaded list that it is from.'),
  version: described(whole, 'Rises with every change, also by a sync.'),
  updatedAt: time,
  featuredUntil: described(nullable(time), 'When it stops being featured by itself.'),
  confirmedAt: described(nullable(time), 'When somebody last said that it is right as it is.'),
  mergedInto: described(nullable(text), 'Id of the listing that its address leads to, after a merge.'),
};

const ITEM = object<AdminListingItem>({
  ...LISTED,
  ...STATE,
  createdAt: time,
  corrected: described(list(oneOf(...CORRECTABLE)), 'Names of the corrected fields.'),
});

export const ADMIN_LISTINGS = object<AdminList<AdminListingItem>>({ items: list(ITEM), total: whole, page: whole, totalPages: whole });

const value: Schema<unknown> = { description: 'Of the type that the field has.' };
const CORRECTED = object<CorrectedField>({
  value: described(value, 'What stands there.'),
  source: described(value, 'What the source says.'),
});
const BY_FIELD = object(Object.fromEntries(CORRECTABLE.map((field) => [field, optional(CORRECTED)])) as Fields<AdminListing['corrected']>);

export const ADMIN_LISTING = object<AdminListing>({
  ...PAGE_FIELDS,
  ...STATE,
  corrected: { ...described(BY_FIELD, 'The corrected fields alone.'), example: { city: { value: 'Guelph', source: 'Toronto' } } },
  approximatePlace: described(
    nullable(object<ApproximatePlace>({ latitude: decimal, longitude: decimal, from: oneOf('code', 'area', 'town') })),
    'Where searches around a place find it while its own coordinates are not known: derived from listings with the same postal code or its first three characters, or from the town.',
  ),
  notes: described(
    list(object<CellNote>({ field: oneOf(...COLUMNS), reason: text })),
    'What the last sync remarked about cells of its row.',
  ),
  licenceCheck: described(
    nullable(object<LicenceCheck>({ number: text, at: time, by: text })),
    'Who has compared its present licence number with the register, and when; null where nobody has.',
  ),
  merged: described(
    list(object<AdminListing['merged'][number]>({ id: text, title: text })),
    'Others that were merged into it, the latest changed first, a hundred at most: visitors see none of them.',
  ),
  doubles: described(
    list(object<DoubleOf>({ id: text, title: text, same: list(oneOf(...DOUBLE_KEYS)) })),
    'Others that visitors see and that say the same, five at most; none while visitors do not see it.',
  ),
  heldBack: described(flag, 'An admin took it out of the directory; no sync brings it back.'),
  createdAt: time,
});

const NAMED: Fields<NamedCount> = { name: text, count: whole };

export const LISTING_CHOICES = object<ListingChoices>({
  trades: described(list(object<NamedCount>(NAMED)), 'As the directory calls them.'),
  cities: list(object<NamedCount>(NAMED)),
  lists: described(list(object<ListingChoices['lists'][number]>({ id: text, ...NAMED })), 'Uploaded lists.'),
});
