import type { ListingWhole } from './listing-endpoints.js';
import { SOURCE_NAMES } from './listing-words.js';

type Named = Pick<ListingWhole, 'title' | 'slug' | 'source' | 'list'>;

/** Sources that write to their listings again. */
const TABLES: readonly ListingWhole['source'][] = ['sheet', 'upload'];

export const sourceText = ({ source, list }: Pick<Named, 'source' | 'list'>) => list ?? SOURCE_NAMES[source];

/** What becomes of the listing that goes in a merge. */
export function goneText(gone: Named): string {
  const after = TABLES.includes(gone.source) ? ' Its source goes on writing to the hidden one; nothing of that is shown.' : '';
  return `${gone.title} (${sourceText(gone)}) is hidden, and /business/${gone.slug} leads to the other one.${after}`;
}
