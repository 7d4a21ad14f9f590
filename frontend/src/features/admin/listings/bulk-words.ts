import { counted } from '../../../lib/words.js';
import type { BulkPreview, BulkRequest } from './listing-endpoints.js';
import { NEED_NAMES } from './listing-words.js';

export type BulkKind =
  | 'industry'
  | 'city'
  | 'featured'
  | 'not-featured'
  | 'verified'
  | 'not-verified'
  | 'licensed'
  | 'not-licensed'
  | 'confirm'
  | 'unpublish'
  | 'restore'
  | 'delete';

interface BulkChoice {
  name: string;
  /** The additional input that it needs. */
  needs?: 'text' | 'day';
  /** Its consequences, for the dialog. */
  then: string;
  isDangerous?: true;
}

const KEPT_AS_CORRECTION = 'Saved as a correction: it overrides the sheet and uploaded lists.';

/** The bulk changes of listings. */
export const CHANGES: Record<BulkKind, BulkChoice> = {
  industry: { name: 'Set the trade', needs: 'text', then: KEPT_AS_CORRECTION },
  city: { name: 'Set the city', needs: 'text', then: `${KEPT_AS_CORRECTION} The street address stays as it is.` },
  featured: { name: 'Make them featured', needs: 'day', then: 'They come first in search results.' },
  'not-featured': { name: 'Remove “Featured”', then: KEPT_AS_CORRECTION },
  verified: { name: 'Give the badge “Verified”', then: 'You have checked that these businesses are who they say they are.' },
  'not-verified': { name: 'Remove “Verified”', then: KEPT_AS_CORRECTION },
  licensed: { name: 'Give the badge “Licensed”', then: 'You have seen the licences that their trades need.' },
  'not-licensed': { name: 'Remove “Licensed”', then: KEPT_AS_CORRECTION },
  confirm: {
    name: 'Confirm their details',
    then: 'Nothing in them changes; they no longer count as not confirmed for a year.',
  },
  unpublish: {
    name: 'Unpublish',
    then: 'They leave the search immediately and their pages answer 404 until you restore them.',
    isDangerous: true,
  },
  restore: { name: 'Restore', then: 'Those unpublished or merged here are shown to visitors again.' },
  delete: {
    name: 'Delete',
    then: 'Those added here or submitted are deleted; those from a sheet or an uploaded list are hidden instead, because the next sync would bring them back. This can be undone for 30 days.',
    isDangerous: true,
  },
};

/** The request for the API. */
export function requestOf(kind: BulkKind, text: string, until: string): Pick<BulkRequest, 'action' | 'fields' | 'featuredUntil'> {
  switch (kind) {
    case 'industry':
    case 'city':
      return { action: 'correct', fields: { [kind]: text } };
    case 'featured':
      return { action: 'correct', fields: { featured: 'yes' }, ...(until ? { featuredUntil: until } : {}) };
    case 'verified':
    case 'licensed':
      return { action: 'correct', fields: { [kind]: 'yes' } };
    case 'not-featured':
    case 'not-verified':
    case 'not-licensed':
      return { action: 'correct', fields: { [kind.slice('not-'.length)]: 'no' } };
    case 'confirm':
    case 'unpublish':
    case 'restore':
    case 'delete':
      return { action: kind };
  }
}

/** The consequences for listings that were merged into those to be deleted; `undefined` when there are none. */
export function mergedText(merged: number): string | undefined {
  if (merged === 0) return undefined;
  const consequence =
    merged === 1
      ? 'was merged into what would be deleted. It stays in this list, unpublished, and its address answers 404 until you restore it.'
      : 'were merged into what would be deleted. They stay in this list, unpublished, and their addresses answer 404 until you restore them.';
  return `${counted(merged, 'listing')} ${consequence}`;
}

/** The consequences for listings that were merged into those to be hidden; `undefined` when there are none. */
export function mergedHiddenText(merged: number): string | undefined {
  if (merged === 0) return undefined;
  const found = `The filter “${NEED_NAMES['hidden-merge']}” finds`;
  const consequence =
    merged === 1
      ? `was merged into what would be hidden. It stays merged, and its address answers 404. ${found} it, and “Restore” shows it by itself.`
      : `were merged into what would be hidden. They stay merged, and their addresses answer 404. ${found} them, and “Restore” shows one by itself.`;
  return `${counted(merged, 'listing')} ${consequence}`;
}

/** The counts of a preview with their labels, in order. */
export const PREVIEW_COUNTS: { effect: 'changed' | 'hidden' | 'deleted' | 'same' | 'refused'; words: string }[] = [
  { effect: 'changed', words: 'would change' },
  { effect: 'deleted', words: 'would be deleted' },
  { effect: 'hidden', words: 'would be hidden' },
  { effect: 'same', words: 'need no change' },
  { effect: 'refused', words: 'cannot be changed' },
] satisfies { effect: keyof BulkPreview; words: string }[];
