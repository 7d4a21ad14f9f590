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
 * A field for any trade: suggests trades while the visitor types, offers a correction of an unknown name, and accepts any text. Without
 * scripts there is also a select element before it; of the two, the one with a value counts.
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
      {/* Rendered only by the server: browsers with scripts ignore it, so its options are not in their code. */}
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
        // As with the other fields about a business, so that the browser restores the value on navigation.
        autoComplete="on"
        list={list}
        onBlur={({ currentTarget }) =>
          void import('./did-you-mean.js').then(({ suggestTradeCorrection }) =>
            suggestTradeCorrection(currentTarget, question.current, words.tradeMeant, all),
          )
        }
      />
      <datalist id={list}>{options}</datalist>
      <p className="form-meant" role="status" ref={question} />
    </>
  );
}
