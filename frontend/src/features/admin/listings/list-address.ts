import { useSearchParams } from 'react-router-dom';
import type { ListingSource, ListingStatus } from '../../../../../src/modules/listings/domain/listing.js';
import { SOURCE_NAMES, STATUS_NAMES } from './listing-words.js';

/** What the address says about the list; empty for what it does not. */
export interface ListAddress {
  q: string;
  status: ListingStatus | '';
  source: ListingSource | '';
  corrected: 'yes' | '';
  sortBy: 'title' | '';
  page: number;
}

export const FILTERS = ['q', 'status', 'source', 'corrected'] as const;

/** Reads and changes the address: page and filters live nowhere else. Words that mean nothing there are passed over. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const given = (name: string) => parameters.get(name) ?? '';
  const known = <T extends string>(name: string, names: Record<T, unknown>) => (Object.hasOwn(names, given(name)) ? (given(name) as T) : '');
  const list: ListAddress = {
    q: given('q').slice(0, 200),
    status: known('status', STATUS_NAMES),
    source: known('source', SOURCE_NAMES),
    corrected: known('corrected', { yes: true }),
    sortBy: known('sortBy', { title: true }),
    page: Math.max(1, Math.min(Number.parseInt(given('page'), 10) || 1, 1_000_000)),
  };
  /** Another question begins on its first page. */
  const change = (changes: Partial<ListAddress>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ page: 1, ...changes })) {
      if (value === '' || value === 1) next.delete(name);
      else next.set(name, String(value));
    }
    // Each letter of a search is no place to come back to; the list without a search is one.
    setParameters(next, { replace: changes.q !== undefined && list.q !== '' && changes.q !== '' });
  };
  const clear = () => setParameters(new URLSearchParams(list.sortBy ? { sortBy: list.sortBy } : {}));
  return { list, edit: parameters.get('edit') || undefined, change, clear, parameters, setParameters };
}

/** Where a listing is opened over the list as it stands. */
export function editAddress(parameters: URLSearchParams, id: string): string {
  const next = new URLSearchParams(parameters);
  next.set('edit', id);
  return `?${next.toString()}`;
}
