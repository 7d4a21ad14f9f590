import { PER_PAGE } from '../kit/per-page.js';
import type { AdminTrade } from './trade-endpoints.js';

type Countable = Pick<AdminTrade, 'name' | 'count'>;

/** One page of unmatched industries, those with the most listings first: a sheet with free text as industry has thousands. */
export function industryPage<Industry extends Countable>(industries: readonly Industry[], asked: number) {
  // After the only industry of the last page was merged, the address still has that page.
  const page = Math.max(1, Math.min(asked, Math.ceil(industries.length / PER_PAGE)));
  const ordered = industries.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en-CA'));
  return { page, shown: ordered.slice((page - 1) * PER_PAGE, page * PER_PAGE) };
}
