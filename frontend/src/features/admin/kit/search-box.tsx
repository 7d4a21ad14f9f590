import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { useDebounced } from './use-debounced.js';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The current search. */
  value: string;
  onSearch: (q: string) => void;
}

/** A search field that searches when typing pauses (debounce), and follows the address on back navigation. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  const search = useDebounced((text: string) => {
    const q = text.trim();
    if (q === sent.current) return;
    sent.current = q;
    onSearch(q);
  });
  const searchNow = (text: string) => {
    search(text);
    search.flush();
  };
  return (
    <Input
      type="search"
      className="kit-search"
      aria-label={label}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden />}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label="Empty the search field" /> }}
      maxLength={MAX_NAME_LENGTH}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '') searchNow('');
        else search(target.value);
      }}
      onPressEnter={() => searchNow(typed)}
    />
  );
}
