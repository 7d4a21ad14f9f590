import type { ListingRow } from '../../../scripts/listing-generator/index.mjs';
import type { SearchIndex, SearchPage } from '../../../src/modules/search/domain/search-index.js';
import { type SearchRequest, SORT_ORDERS, toSearchQuery } from '../../../src/modules/search/domain/search-query.js';

/** A directory of its own with an index. */
export interface Opened {
  readonly index: SearchIndex;
  /** Fills the directory with these listings alone, through the import; resolves when all can be found. */
  fill(listings: readonly ListingRow[]): Promise<void>;
  /** As an admin would; resolves when it shows. */
  unpublish(id: string): Promise<void>;
  close(): Promise<void>;
}

export type SearchParameters = Partial<SearchRequest>;
type Page = Pick<SearchPage, 'services' | 'total'>;

/** The directory that the parts of the suite share; it is there when their tests run. */
export interface SharedDirectory {
  readonly opened: Opened;
  readonly page: (asked: SearchParameters) => Promise<Page>;
  /** Ids of what is found, in its order. */
  readonly inOrder: (asked: SearchParameters) => Promise<string[]>;
  /** The same, sorted. */
  readonly found: (asked: SearchParameters) => Promise<string[]>;
}

export const ORDERS = SORT_ORDERS.filter((order) => order !== 'distance');

export async function pageOf({ index }: Opened, asked: SearchParameters): Promise<Page> {
  const { services, total } = await index.search(toSearchQuery({ sortBy: 'featured', page: 1, limit: 100, ...asked }));
  return { services, total };
}

/** Ids of businesses that never close. */
export async function neverClosing({ index }: Opened, asked: SearchParameters = {}): Promise<string[]> {
  const query = toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 100, ...asked });
  return (await index.search({ ...query, hours: { open: 'always' } })).services.map(({ id }) => id);
}

export async function throughPages(opened: Opened, asked: SearchParameters): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { services } = await pageOf(opened, { ...asked, page });
    if (services.length === 0) return ids;
    ids.push(...services.map(({ id }) => id));
  }
}
