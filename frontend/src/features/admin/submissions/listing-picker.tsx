import { Form, Select } from 'antd';
import { useId, useState } from 'react';
import { useDebounced } from '../kit/use-debounced.js';
import { useListingsQuery } from '../listings/listing-endpoints.js';

/** A search field that chooses a listing. */
export function ListingPicker({ label, onChoose }: { label: string; onChoose: (listingId: string) => void }) {
  const id = useId();
  const [q, setQ] = useState('');
  const { data, error, isFetching } = useListingsQuery({ q, limit: '10' }, { skip: q === '' });
  const search = useDebounced((typed: string) => setQ(typed.trim()));
  const found = q === '' || error ? [] : (data?.items ?? []);
  const emptyText = error
    ? 'The listings could not be loaded. Type again.'
    : isFetching
      ? 'Searching ...'
      : q === ''
        ? 'Type a name, a city or a phone number.'
        : 'No listing matches this.';
  return (
    <Form.Item className="which-picker" layout="vertical" label={label} htmlFor={id}>
      <Select<string>
        id={id}
        value={null}
        placeholder="Name, city, phone, email or id"
        showSearch={{ filterOption: false, onSearch: search }}
        notFoundContent={emptyText}
        options={found.map((each) => ({
          value: each.id,
          label: each.title,
          about: [each.industry, each.city, each.phone].filter(Boolean).join(', '),
        }))}
        optionRender={({ label: title, data: { about } }) => (
          <span className="which-option">
            <strong>{title}</strong>
            <span>{about}</span>
          </span>
        )}
        onChange={(chosen) => {
          setQ('');
          onChoose(chosen);
        }}
      />
    </Form.Item>
  );
}
