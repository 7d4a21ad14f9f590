import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is looked for now. */
  value: string;
  onSearch: (q: string) => void;
}

/** Searches when typing pauses; follows the address when somebody goes back. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
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
      className="search-box"
      aria-label={label}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      maxLength={200}
      value={typed}
      onChange={({ target }) => search(target.value, target.value === '' ? 0 : DEBOUNCE_MS)}
      onPressEnter={() => search(typed, 0)}
    />
  );
}
