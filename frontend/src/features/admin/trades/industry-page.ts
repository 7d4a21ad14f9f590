import { PER_PAGE } from '../kit/per-page.js';
import type { AdminTrade } from './trade-endpoints.js';

type Countable = Pick<AdminTrade, 'name' | 'count'>;

/** One page of industries that no trade knows, those with the most listings first: a sheet whose industries are free text has thousands. */
export function industryPage<Industry extends Countable>(industries: readonly Industry[], asked: number) {
  // Merging the only one of the last page leaves the address on a page that is gone.
  const page = Math.max(1, Math.min(asked, Math.ceil(industries.length / PER_PAGE)));
  const ordered = industries.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en-CA'));
  return { page, shown: ordered.slice((page - 1) * PER_PAGE, page * PER_PAGE) };
}
