import { useState } from 'react';
import { MAX_NAME_LENGTH, MIN_PHONE_DIGITS } from '../../../../src/shared/forms/input-limits.js';
import { Icon } from '../../ui/icon.js';
import { type Filters, formatPostCode, phoneDigits } from './filters.js';
import type { Typed } from './use-typing.js';
import { useSearchWords } from './use-search-words.js';

interface MoreFiltersProps {
  /** Prefix of the ids of its fields. */
  prefix: string;
  /**
   * The active filters. The part opens when one of its own is active, and stays open, because a field may be emptied to type another text.
   */
  inUse: Filters;
  typed: Typed;
  type: (changed: Partial<Typed>) => void;
}

/** Collapsed filters for finding one particular business. */
export function MoreFilters({ prefix, inUse, typed, type }: MoreFiltersProps) {
  const words = useSearchWords();
  const isInUse = inUse.companyName + inUse.postCode + inUse.phone !== '';
  const [wasInUse, setWasInUse] = useState(isInUse);
  if (isInUse && !wasInUse) setWasInUse(true);
  const digits = phoneDigits(typed.phone).length;
  const tooShort = digits > 0 && digits < MIN_PHONE_DIGITS;
  const field = (name: string) => ({ id: `${prefix}${name}`, name });
  return (
    <details className="more-filters" open={wasInUse || undefined}>
      <summary>
        {words.moreFilters}
        <Icon name="chevron-down" />
      </summary>
      <div className="field">
        <label htmlFor={`${prefix}companyName`}>{words.companyName}</label>
        <input
          {...field('companyName')}
          type="text"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={typed.companyName}
          onChange={({ target }) => type({ companyName: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${prefix}postCode`}>{words.postCode}</label>
        <input
          {...field('postCode')}
          type="text"
          autoComplete="off"
          placeholder={words.postCodeHint}
          maxLength={10}
          value={typed.postCode}
          onChange={({ target }) => type({ postCode: formatPostCode(target.value) })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${prefix}phone`}>{words.phone}</label>
        <input
          {...field('phone')}
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={typed.phone}
          aria-describedby={`${prefix}phone-help`}
          aria-invalid={tooShort || undefined}
          onChange={({ target }) => type({ phone: target.value })}
        />
        <p id={`${prefix}phone-help`} className={tooShort ? 'field-error' : 'field-help'}>
          {tooShort ? words.phoneShort : words.phoneHelp}
        </p>
      </div>
    </details>
  );
}
