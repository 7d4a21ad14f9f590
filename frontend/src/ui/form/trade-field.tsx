import { useId } from 'react';
import { useTrades } from '../../lib/trades.js';
import { LineField } from './fields.js';
import { useFormState } from './form-context.js';

interface TradeFieldProps {
  name: string;
  help?: string;
  missing?: string;
}

/**
 * Any trade: a line that finds the trades by their names as one types, and takes another one as it is written. Without scripts
 * there is a plain choice before it; of the two the one that says something counts.
 */
export function TradeField(field: TradeFieldProps) {
  const { words } = useFormState();
  const list = useId();
  const options = useTrades()
    .all.map(({ name }) => name)
    .sort()
    .map((name) => <option key={name}>{name}</option>);
  return (
    <>
      {/* Ignored by browsers with scripts, so its options are not loaded there. */}
      <noscript>
        {import.meta.env.SSR && (
          <div className="field form-field">
            <label htmlFor={`${list}choice`}>{words.tradeChoice}</label>
            <select id={`${list}choice`} name={field.name}>
              <option value="">{words.tradeOther}</option>
              {options}
            </select>
          </div>
        )}
      </noscript>
      <LineField {...field} autoComplete="off" list={list} />
      <datalist id={list}>{options}</datalist>
    </>
  );
}
