import { DirectoryTrades, NO_TRADE_SETTINGS } from '../../trades/vocabulary.js';
import { Meanings } from './meanings.js';

const FACETS = { industries: [], cities: ['Mississauga'] };
const listed = (...names: string[]) =>
  new DirectoryTrades(
    NO_TRADE_SETTINGS,
    names.map((name) => ({ name, count: 2, cities: ['Mississauga'] })),
  );
const tradesOf = (query: string, trades: DirectoryTrades) => new Meanings().of(query, trades, FACETS).trades;

describe('an industry that is no trade of the catalogue', () => {
  it('is recognised if the directory has it', () => {
    const trades = listed('Plumber', 'Home & Garden Equipment Repair', 'Framing');
    expect(tradesOf("lawn mower won't start after the winter", trades)).toEqual(['Home & Garden Equipment Repair']);
    expect(tradesOf('tondeuse qui part pas', trades)).toEqual(['Home & Garden Equipment Repair']);
    expect(tradesOf('framing', trades)).toContain('Framing');
  });

  it('is not recognised otherwise', () => {
    const trades = listed('Plumber');
    expect(tradesOf("lawn mower won't start after the winter", trades)).toEqual([]);
    expect(tradesOf('framing', trades)).not.toContain('Framing');
  });
});
