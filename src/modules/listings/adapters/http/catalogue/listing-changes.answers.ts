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
  hidden: described(whole, 'Taken out of the directory; no sync brings them back.'),
  deleted: whole,
  same: described(whole, 'Those that are so already.'),
  refused: described(whole, 'Those whose rules forbid it.'),
  merged: described(
    whole,
    'Listings that were merged into those that are deleted: they stay, unpublished, and can be restored or deleted.',
  ),
  mergedHidden: described(
    whole,
    'Listings that were merged into those that are hidden: they stay merged, and visitors see none of them; `needs=hidden-merge` of the list finds them.',
  ),
};

const value: Schema<unknown> = { description: 'Of the type that the field has.' };

const ITEM = object<BulkItem>({
  id: text,
  title: text,
  effect: oneOf('changed', 'hidden', 'deleted', 'same', 'refused'),
  changes: list(object<ChangedValue>({ field: oneOf(...BULK_FIELDS), from: value, to: value })),
  reason: described(nullable(text), 'Why it is refused.'),
  merged: described(whole, 'How many listings were merged into one that would be deleted or hidden.'),
});

export const BULK_PREVIEW = object<BulkPreview>({ ...FIGURES, items: described(list(ITEM), 'Some of them, the refused first.') });
export const BULK_RESULT = object<BulkResult>({
  ...FIGURES,
  id: described(nullable(text), 'By which it is undone; null where nothing was changed.'),
});
export const BULK_UNDONE = object<BulkUndone>({
  restored: whole,
  left: described(whole, 'Those of which somebody has since decided otherwise what the change set: that stays, and can be undone later.'),
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
      listings: described(whole, 'How many it changed.'),
      restored: described(whole, 'How many of them are as before, where an undo had to leave others.'),
      undoneAt: described(nullable(time), 'When the last of them was put back.'),
    }),
  ),
});

export interface ListingViewsView {
  views: ListingView[];
}

export const LISTING_VIEWS = object<ListingViewsView>({
  views: list(object<ListingView>({ id: whole, name: text, question: described(text, 'The query string of the list.'), savedAt: time })),
});
