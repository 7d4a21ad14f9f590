import { useId, useLayoutEffect, useState } from 'react';
import { useTrades } from '../../lib/trades.js';
import { ChoiceField, LineField } from './fields.js';

/** What somebody chooses whose trade is none of these, where nothing can be typed. */
const ANOTHER = 'Another trade';

interface TradeFieldProps {
  name: string;
  help?: string;
  missing?: string;
  none: string;
}

/** Any trade: with JavaScript a line that finds the trades by their names and takes any other, without it a plain choice. */
export function TradeField({ none, help, ...field }: TradeFieldProps) {
  const names = useTrades().all.map(({ name }) => name).sort(); // prettier-ignore
  const list = useId();
  const [alive, setAlive] = useState(false);
  // Before what was kept of an earlier visit is filled in.
  useLayoutEffect(() => setAlive(true), []);
  if (!alive) return <ChoiceField {...field} help={help} options={[...names, ANOTHER]} none={none} />;
  return (
    <>
      <LineField {...field} help={help ?? 'Or write another.'} autoComplete="off" list={list} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
