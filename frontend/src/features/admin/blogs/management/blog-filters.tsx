import { SearchOutlined } from '@ant-design/icons';
import { Input, Segmented } from 'antd';
import { MAX_NAME_LENGTH } from '../../../../../../src/shared/forms/input-limits.js';
import { INDUSTRIES, type Industry, type ListAddress } from './list-address.js';

interface BlogFiltersProps {
  list: ListAddress;
  onChange: (changes: Partial<ListAddress>) => void;
}

const OPTIONS: { value: Industry; label: string }[] = [
  { value: '', label: 'All' },
  ...INDUSTRIES.map((value) => ({ value, label: value })),
];

/** Filters of the list. They apply on each key, because all articles are loaded already. */
export function BlogFilters({ list: { industry, q }, onChange }: BlogFiltersProps) {
  return (
    <search className="blog-filters">
      <Segmented aria-label="Industry" value={industry} options={OPTIONS} onChange={(value) => onChange({ industry: value })} />
      <Input
        type="search"
        aria-label="Search blogs"
        placeholder="Title, section or keyword"
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        maxLength={MAX_NAME_LENGTH}
        value={q}
        onChange={({ target }) => onChange({ q: target.value })}
      />
    </search>
  );
}
