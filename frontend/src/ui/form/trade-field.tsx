import { useId, useRef } from 'react';
import { useTrades } from '../../lib/trades.js';
import { LineField } from './fields.js';
import { useFormState } from './form-context.js';

interface TradeFieldProps {
  name: string;
  help?: string;
  missing?: string;
}

/**
 * Any trade: a line that finds the trades by their names as one types, asks about one that is written like none, and takes it as it is. Without scripts
 * there is a plain choice before it; of the two the one that says something counts.
 */
export function TradeField(field: TradeFieldProps) {
  const { words } = useFormState();
  const list = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const { all } = useTrades();
  const options = all
    .map(({ name }) => name)
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
      <LineField
        {...field}
        // As with the other fields about a business: the browser brings it back with the page.
        autoComplete="on"
        list={list}
        onBlur={({ currentTarget }) =>
          void import('./meant-question.js').then(({ askForTrade }) => askForTrade(currentTarget, question.current, words.tradeMeant, all))
        }
      />
      <datalist id={list}>{options}</datalist>
      <p className="form-meant" role="status" ref={question} />
    </>
  );
}
