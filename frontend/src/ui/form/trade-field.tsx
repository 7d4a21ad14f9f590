import { useId } from 'react';
import { useTrades } from '../../lib/trades.js';
import { LineField } from './fields.js';

interface TradeFieldProps {
  name: string;
  help?: string;
  missing?: string;
}

/** Any trade: browsers find the trades by their names as one types, without scripts too, and any other can be written. */
export function TradeField({ help = 'Type to find it, or write another.', ...field }: TradeFieldProps) {
  const list = useId();
  return (
    <>
      <LineField {...field} help={help} autoComplete="off" list={list} />
      <datalist id={list}>
        {useTrades()
          .all.map(({ name }) => name)
          .sort() // prettier-ignore
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
    </>
  );
}
