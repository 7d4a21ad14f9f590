import { midSentence, joinedList } from './sentences.js';
import { tradesOf } from './trades.js';

const trade = (name: string, plural: string, count: number) => ({
  name,
  plural,
  slug: name.toLowerCase(),
  count,
  drawing: 'plumber',
  hue: 235,
  summary: '',
});

describe('the trades of a page', () => {
  const trades = tradesOf([
    trade('Plumber', 'Plumbers', 3),
    trade('Roofer', 'Roofers', 0),
    trade('HVAC Technician', 'HVAC technicians', 1),
  ]);

  it('names the people of a trade', () =>
    expect(['plumber', 'HVAC Technician', 'Framing'].map((name) => trades.plural(name))).toEqual([
      'Plumbers',
      'HVAC technicians',
      'Framing professionals',
    ]));

  it('shows few: those with listings, or the first ones of an empty directory', () => {
    expect(trades.few(8).map(({ name }) => name)).toEqual(['Plumber', 'HVAC Technician']);
    expect(
      tradesOf([trade('A', 'As', 0), trade('B', 'Bs', 0)])
        .few(8)
        .map(({ name }) => name),
    ).toEqual(['A', 'B']);
  });

  it('uses the new name of a renamed trade in built-in texts', () =>
    expect(tradesOf([{ ...trade('Heating expert', 'Heating experts', 1), slug: 'hvac-technician' }]).plural('HVAC Technician')).toBe(
      'Heating experts',
    ));

  it('are found by their names, ignoring case, and by nothing else', () =>
    expect([trades.named('roofer')?.slug, trades.named('Framing'), trades.named(null), tradesOf().named('Roofer')]).toEqual([
      'roofer',
      undefined,
      undefined,
      undefined,
    ]));
});

it('writes a heading in the middle of a sentence', () =>
  expect(['Plumbers', 'HVAC technicians', ''].map(midSentence)).toEqual(['plumbers', 'HVAC technicians', '']));

it('joins words with commas and "and"', () =>
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinedList)).toEqual(['', 'a', 'a and b', 'a, b and c']));
