import { AutoComplete } from 'antd';
import { useTradeNames } from './trade-names.js';

/** An input for a trade of the site, or any other name. @param given props from the form item */
export function TradeInput(given: object) {
  const names = useTradeNames();
  return (
    <AutoComplete
      options={names.map((value) => ({ value }))}
      filterOption={(typed, option) => matches(typed, option?.value ?? '')}
      {...given}
    />
  );
}

const matches = (typed: string, name: string) => name.toLowerCase().includes(typed.trim().toLowerCase());
