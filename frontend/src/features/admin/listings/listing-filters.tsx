import { SearchOutlined } from '@ant-design/icons';
import { Input, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ListAddress } from './list-address.js';
import { SOURCE_NAMES, STATUS_NAMES } from './listing-words.js';

const DEBOUNCE_MS = 300;

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
      <SearchBox value={list.q} onSearch={(q) => onChange({ q })} />
      <Select aria-label="Status" value={list.status} options={STATUSES} onChange={(status) => onChange({ status })} />
      <Select aria-label="Source" value={list.source} options={SOURCES} onChange={(source) => onChange({ source })} />
      <Select aria-label="Corrections" value={list.corrected} options={CORRECTED} onChange={(corrected) => onChange({ corrected })} />
      <Select aria-label="Order" value={list.sortBy} options={ORDERS} onChange={(sortBy) => onChange({ sortBy })} />
    </search>
  );
}

/** Searches when typing pauses; follows the address when somebody goes back. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, delay: number) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const q = text.trim();
      if (q === sent.current) return;
      sent.current = q;
      onSearch(q);
    }, delay);
  };
  return (
    <Input
      type="search"
      className="listing-search"
      aria-label="Search listings"
      placeholder="Name, city, phone, e-mail or id"
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      maxLength={200}
      value={typed}
      onChange={({ target }) => search(target.value, target.value === '' ? 0 : DEBOUNCE_MS)}
      onPressEnter={() => search(typed, 0)}
    />
  );
}
