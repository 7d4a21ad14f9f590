import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/words.js';
import { SearchBox } from '../kit/search-box.js';
import { type Chosen, useListAddress } from '../kit/use-list-address.js';
import { useListingChoicesQuery } from './listing-endpoints.js';
import { BADGE_NAMES, NEED_NAMES, SOURCE_NAMES, STATUS_NAMES } from './listing-words.js';

const optionsOf = <T extends string>(all: string, names: Record<T, string>) => {
  const named = Object.entries<string>(names).map(([value, label]) => ({ value: value as T, label }));
  return [{ value: '' as const, label: all }, ...named];
};

const STATUSES = optionsOf('Any status', STATUS_NAMES);
const SOURCES = optionsOf('Any source', SOURCE_NAMES);
const BADGES = optionsOf('Any badges', BADGE_NAMES);
const NEED_OPTIONS = optionsOf('Complete or not', NEED_NAMES);
const CORRECTED = optionsOf('Corrected or not', { yes: 'Corrected here' });
const ORDERS = optionsOf('Last changed', { title: 'By name' });

const wordsOf = <T extends string>(options: { value: T | '' }[]) => options.flatMap(({ value }) => (value === '' ? [] : [value]));

const CHOICES = {
  status: wordsOf(STATUSES),
  source: wordsOf(SOURCES),
  list: 'text',
  trade: 'text',
  city: 'text',
  badge: wordsOf(BADGES),
  needs: wordsOf(NEED_OPTIONS),
  corrected: wordsOf(CORRECTED),
  sortBy: wordsOf(ORDERS),
} as const;

/** The state of the list of listings in the address. */
export const useListingsAddress = () => useListAddress(CHOICES);

export type ListingsAddress = ReturnType<typeof useListingsAddress>;

/** The filters of the unfiltered list. */
export const NO_FILTERS: Partial<Chosen<typeof CHOICES>> = {
  ...{ q: '', status: '', source: '', list: '', trade: '', city: '', badge: '', needs: '', corrected: '' },
};

/** The filters of the list as parameters of the API, without the order. */
export function filterIn({ filters: { sortBy: _order, ...filters } }: ListingsAddress): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

const UPLOADED = 'list:';

/** Filters that a phone shows on request, like the order. */
const ON_DEMAND = ['needs', 'badge', 'status', 'source', 'list', 'corrected'] as const;

export function ListingFilters({ address: { filters, filter } }: { address: ListingsAddress }) {
  const { data } = useListingChoicesQuery();
  const { trades = [], cities = [], lists = [] } = data ?? {};
  const named = (all: string, chosen: string, found: { name: string; count: number }[]) => {
    const known = found.map(({ name, count }) => ({ value: name, label: `${name} (${count.toLocaleString('en-CA')})` }));
    // Keep a value of the address that no listing has any more.
    const missing = chosen !== '' && !found.some(({ name }) => name === chosen) ? [{ value: chosen, label: chosen }] : [];
    return [{ value: '', label: all }, ...missing, ...known];
  };
  const sources = [
    ...SOURCES,
    ...lists.map(({ id, name, count }) => ({ value: UPLOADED + id, label: `List: ${name} (${counted(count, 'listing')})` })),
  ];
  const choose = (value: string) =>
    value.startsWith(UPLOADED)
      ? filter({ source: '', list: value.slice(UPLOADED.length) })
      : filter({ source: value as typeof filters.source, list: '' });
  const used = ON_DEMAND.filter((name) => filters[name] !== '').length;
  const [opened, setOpened] = useState(used > 0);
  return (
    <search className={opened ? 'listing-filters' : 'listing-filters is-folded'}>
      <SearchBox label="Search listings" placeholder="Name, city, phone, email or id" value={filters.q} onSearch={(q) => filter({ q })} />
      <Select
        aria-label="Trade"
        showSearch={{ optionFilterProp: 'label' }}
        value={filters.trade}
        options={named('Any trade', filters.trade, trades)}
        onChange={(trade) => filter({ trade })}
      />
      <Select
        aria-label="City"
        showSearch={{ optionFilterProp: 'label' }}
        value={filters.city}
        options={named('Any city', filters.city, cities)}
        onChange={(city) => filter({ city })}
      />
      <Button
        className="listing-filters-toggle"
        aria-expanded={opened}
        icon={opened ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        iconPlacement="end"
        onClick={() => setOpened(!opened)}
      >
        {opened ? 'Fewer filters' : used > 0 ? `More filters (${used} in use)` : 'More filters'}
      </Button>
      <Select aria-label="Needs" value={filters.needs} options={NEED_OPTIONS} onChange={(needs) => filter({ needs })} />
      <Select aria-label="Badge" value={filters.badge} options={BADGES} onChange={(badge) => filter({ badge })} />
      <Select aria-label="Status" value={filters.status} options={STATUSES} onChange={(status) => filter({ status })} />
      <Select aria-label="Source" value={filters.list ? UPLOADED + filters.list : filters.source} options={sources} onChange={choose} />
      <Select aria-label="Corrections" value={filters.corrected} options={CORRECTED} onChange={(corrected) => filter({ corrected })} />
      <Select aria-label="Order" value={filters.sortBy} options={ORDERS} onChange={(sortBy) => filter({ sortBy })} />
    </search>
  );
}
