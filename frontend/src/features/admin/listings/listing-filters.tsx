import { Select } from 'antd';
import { SearchBox } from '../shared/search-box.js';
import type { ListAddress } from './list-address.js';
import { SOURCE_NAMES, STATUS_NAMES } from './listing-words.js';

interface ListingFiltersProps {
  list: ListAddress;
  onChange: (changes: Partial<ListAddress>) => void;
}

const options = (all: string, names: Record<string, string>) => [{ value: '', label: all }, ...Object.entries(names).map(([value, label]) => ({ value, label }))];

const STATUSES = options('Any status', STATUS_NAMES);
const SOURCES = options('Any source', SOURCE_NAMES);
const CORRECTED = options('Corrected or not', { yes: 'Corrected here' });
const ORDERS = options('Last changed', { title: 'By name' });

export function ListingFilters({ list, onChange }: ListingFiltersProps) {
  return (
    <search className="listing-filters">
      <SearchBox label="Search listings" placeholder="Name, city, phone, e-mail or id" value={list.q} onSearch={(q) => onChange({ q })} />
      <Select aria-label="Status" value={list.status} options={STATUSES} onChange={(status) => onChange({ status })} />
      <Select aria-label="Source" value={list.source} options={SOURCES} onChange={(source) => onChange({ source })} />
      <Select aria-label="Corrections" value={list.corrected} options={CORRECTED} onChange={(corrected) => onChange({ corrected })} />
      <Select aria-label="Order" value={list.sortBy} options={ORDERS} onChange={(sortBy) => onChange({ sortBy })} />
    </search>
  );
}
