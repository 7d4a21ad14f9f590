import {
  anything,
  described,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  whole,
  type Fields,
  type Schema,
} from '../../../../../platform/http/answers/answers.js';
import type { BulkFigures, BulkItem, BulkPreview, BulkResult } from '../../../application/catalogue/change-in-bulk.js';
import { BULK_FIELDS, type ChangedValue } from '../../../domain/catalogue/bulk-change.js';
import type { BulkUndone, MadeBulkChange } from '../../../domain/catalogue/bulk-changes.js';
import type { ListingView } from '../../../domain/catalogue/listing-views.js';

const FIGURES: Fields<BulkFigures> = {
  total: described(whole, 'Listings that were selected.'),
  changed: whole,
  hidden: described(whole, 'Unpublished; no sync restores them.'),
  deleted: whole,
  same: described(whole, 'Those without a change.'),
  refused: described(whole, 'Those for which it is refused.'),
  merged: described(
    whole,
    'Listings that were merged into those that are deleted: they stay, unpublished, and can be restored or deleted.',
  ),
  mergedHidden: described(
    whole,
    'Listings that were merged into those that are hidden: they stay merged, and visitors see none of them; `needs=hidden-merge` of the list finds them.',
  ),
};

const value: Schema<unknown> = { description: "A value of the field's type." };

const ITEM = object<BulkItem>({
  id: text,
  title: text,
  effect: oneOf('changed', 'hidden', 'deleted', 'same', 'refused'),
  changes: list(object<ChangedValue>({ field: oneOf(...BULK_FIELDS), from: value, to: value })),
  reason: described(nullable(text), 'Why it is refused.'),
  merged: described(whole, 'The number of listings that were merged into one that would be deleted or hidden.'),
});

export const BULK_PREVIEW = object<BulkPreview>({ ...FIGURES, items: described(list(ITEM), 'Some of them, refused ones first.') });
export const BULK_RESULT = object<BulkResult>({
  ...FIGURES,
  id: described(nullable(text), 'The id for an undo; null if nothing was changed.'),
});
export const BULK_UNDONE = object<BulkUndone>({
  restored: whole,
  left: described(whole, 'Listings whose changed fields were changed again since: they stay, and can be undone later.'),
});

export interface BulkChangesView {
  changes: MadeBulkChange[];
}

export const BULK_CHANGES = object<BulkChangesView>({
  changes: list(
    object<MadeBulkChange>({
      id: text,
      madeAt: time,
      change: described(anything as Schema<unknown> as Schema<MadeBulkChange['change']>, 'Its action, and the fields with their values.'),
      listings: described(whole, 'The number of changed listings.'),
      restored: described(whole, 'The number of restored listings, if an undo had to leave others.'),
      undoneAt: described(nullable(time), 'The time of the last restore.'),
    }),
  ),
});

export interface ListingViewsView {
  views: ListingView[];
}

export const LISTING_VIEWS = object<ListingViewsView>({
  views: list(object<ListingView>({ id: whole, name: text, question: described(text, 'The query string of the list.'), savedAt: time })),
});
