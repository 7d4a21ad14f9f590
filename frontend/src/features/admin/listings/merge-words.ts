import { counted } from '../../../lib/words.js';
import type { ListingWhole } from './listing-endpoints.js';
import { SOURCE_NAMES } from './listing-words.js';

type Named = Pick<ListingWhole, 'title' | 'slug' | 'source' | 'list'>;

/** Sources that update their listings repeatedly. */
const TABLES: readonly ListingWhole['source'][] = ['sheet', 'upload'];

export const sourceText = ({ source, list }: Pick<Named, 'source' | 'list'>) => list ?? SOURCE_NAMES[source];

/** The consequences of a merge for the hidden listing. */
export function goneText(gone: Named): string {
  const after = TABLES.includes(gone.source) ? ' Its source still updates the hidden one, which is not shown.' : '';
  return `${gone.title} (${sourceText(gone)}) is hidden, and /business/${gone.slug} redirects to the other one.${after}`;
}

/** The title for the number of listings that were merged into one. */
export const partsTitle = (count: number) => `${counted(count, 'listing')} ${count === 1 ? 'was' : 'were'} merged into it`;

/** The target of the redirects from listings that were merged into this one, in its present status. */
export function partsText(count: number, whole: Pick<ListingWhole, 'status' | 'mergedInto'>): string {
  const [addresses, lead] = count === 1 ? ['Its address', 'leads'] : ['Their addresses', 'lead'];
  if (whole.mergedInto !== null) return `${addresses} ${lead} where this one leads.`;
  return whole.status === 'published' ? `${addresses} ${lead} here.` : hiddenPartsText(count);
}

/** The same for a listing that is not public. */
export function hiddenPartsText(count: number): string {
  return count === 1
    ? 'Visitors do not see it either, and its address answers 404. Open it and restore it to show it by itself.'
    : 'Visitors see none of them either, and their addresses answer 404. Open one and restore it to show it by itself.';
}
