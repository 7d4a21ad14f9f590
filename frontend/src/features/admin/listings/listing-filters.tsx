import { Select } from 'antd';
import { SearchBox } from '../kit/search-box.js';
import { useListAddress } from '../kit/use-list-address.js';
import { SOURCE_NAMES, STATUS_NAMES } from './listing-words.js';

const optionsOf = <T extends string>(all: string, names: Record<T, string>) => {
  const named = Object.entries<string>(names).map(([value, label]) => ({ value: value as T, label }));
  return [{ value: '' as const, label: all }, ...named];
};

const STATUSES = optionsOf('Any status', STATUS_NAMES);
const SOURCES = optionsOf('Any source', SOURCE_NAMES);
const CORRECTED = optionsOf('Corrected or not', { yes: 'Corrected here' });
const ORDERS = optionsOf('Last changed', { title: 'By name' });

const wordsOf = <T extends string>(options: { value: T | '' }[]) => options.flatMap(({ value }) => (value === '' ? [] : [value]));

/** What the address says about the list of listings. */
export const useListingsAddress = () =>
  useListAddress({ status: wordsOf(STATUSES), source: wordsOf(SOURCES), corrected: wordsOf(CORRECTED), sortBy: wordsOf(ORDERS) });

export type ListingsAddress = ReturnType<typeof useListingsAddress>;

export function ListingFilters({ address: { filters, filter } }: { address: ListingsAddress }) {
  return (
    <search className="listing-filters">
      <SearchBox label="Search listings" placeholder="Name, city, phone, e-mail or id" value={filters.q} onSearch={(q) => filter({ q })} />
      <Select aria-label="Status" value={filters.status} options={STATUSES} onChange={(status) => filter({ status })} />
      <Select aria-label="Source" value={filters.source} options={SOURCES} onChange={(source) => filter({ source })} />
      <Select aria-label="Corrections" value={filters.corrected} options={CORRECTED} onChange={(corrected) => filter({ corrected })} />
      <Select aria-label="Order" value={filters.sortBy} options={ORDERS} onChange={(sortBy) => filter({ sortBy })} />
    </search>
  );
}
