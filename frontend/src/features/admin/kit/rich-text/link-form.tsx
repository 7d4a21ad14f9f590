import { Button, Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { MAX_URL_LENGTH } from '../../../../../../src/shared/forms/input-limits.js';
import { linkFrom } from './dialect.js';

interface LinkFormProps {
  label: string;
  address: string;
  /** Called with the address, empty to remove the link; without an argument when cancelled. */
  onDone: (address?: string) => void;
}

/** The form for a link's address; placed below the toolbar, so that it does not cover the text. */
export function LinkForm({ label, address, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const apply = () => (typed.trim() !== '' && linkFrom(typed) === undefined ? setWrong(true) : onDone(typed));
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className="rich-link" role="group" aria-label={`Link: ${label}`}>
      <label htmlFor={id}>Link to</label>
      <Input
        id={id}
        autoFocus
        value={typed}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_URL_LENGTH}
        status={wrong ? 'error' : undefined}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => (setTyped(target.value), setWrong(false))}
        onKeyDown={keys}
      />
      <Button size="small" type="primary" onClick={apply}>
        Apply
      </Button>
      {address !== '' && (
        <Button size="small" onClick={() => onDone('')}>
          Remove link
        </Button>
      )}
      <Button size="small" type="text" onClick={() => onDone()}>
        Cancel
      </Button>
      {wrong && (
        <p id={`${id}-wrong`} role="alert">
          This is not an address. Type one that begins with https://, a page of this site such as /about, or an email address.
        </p>
      )}
    </div>
  );
}
