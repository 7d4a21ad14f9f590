import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from '../understanding/lexicon.js';
import { Places } from '../understanding/places.js';
import { understand } from '../understanding/understand.js';
import { phraseKeyOf, TaughtPhrases, type TaughtPhrase } from './taught-phrase.js';

let ids = 0;
const aPhrase = (phrase: string, facts: Partial<TaughtPhrase>): TaughtPhrase => ({
  id: (ids += 1),
  phrase,
  kind: 'trade',
  target: 'plumber',
  targetName: 'Plumber',
  taughtAt: new Date(0),
  business: null,
  ...facts,
});
const aBusiness = (phrase: string, key: number) =>
  aPhrase(phrase, { kind: 'business', target: `b-${key}`, business: { key, title: `Business ${key}` } });

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Hamilton', 'Niagara Falls']);

/** Reads a query with what was taught. */
function read(query: string, ...phrases: TaughtPhrase[]) {
  const taught = new TaughtPhrases(phrases);
  const nameOf = (slug: string) => CATALOGUE.find((trade) => trade.slug === slug)?.name;
  return understand(query, LEXICON.with(taught.tradePhrases(nameOf)), PLACES.with(taught.placeNames()));
}

describe('a phrase taught to a trade', () => {
  const lifter = aPhrase('hot tub lifters', { target: 'pool-spa' });

  it('is a service of it, in any form and order', () => {
    expect(read('hot tub lifter').trades).toEqual(['Pool & Spa']);
    expect(read('I need a lifter for my hot tub in guelph', lifter)).toMatchObject({
      trades: ['Pool & Spa'],
      because: 'service',
      place: { name: 'Guelph' },
      words: [],
    });
    expect(read('zamboni', aPhrase('zamboni', { target: 'appliance-repair' }))).toMatchObject({
      trades: ['Appliance Repair'],
      because: 'service',
      words: [],
    });
    expect(read('zamboni').trades).toEqual([]);
  });

  it('takes precedence over the built-in meaning of the same words', () => {
    expect(read('roof leak').trades).toEqual(['Roofer']);
    expect(read('roof leak', aPhrase('roof leak', { target: 'restoration' })).trades).toEqual(['Restoration']);
  });

  it('is recognised even if the built-in rules exclude it', () => {
    expect(read('lawn mower repair', aPhrase('lawn mower repair', { target: 'landscaper' })).trades).toEqual(['Landscaper']);
  });

  it('is recognised if it is misspelt', () =>
    expect(read('zambonni', aPhrase('zamboni', { target: 'plumber' })).trades).toEqual(['Plumber']));

  it('has no meaning if the trade is gone', () => expect(read('zamboni', aPhrase('zamboni', { target: 'gone' })).trades).toEqual([]));
});

describe('a phrase taught to a place', () => {
  it.each([
    ['the Anvil', 'plumber the anvil', 'Hamilton'],
    ['the Anvil', 'anvil plumber', 'Hamilton'],
    ['the Falls', 'roofer in the falls', 'Niagara Falls'],
    ['Steel Town', 'steel town', 'Hamilton'],
  ])('%p in %p is %p', (phrase, query, place) => {
    expect(read(query, aPhrase(phrase, { kind: 'place', target: place })).place).toMatchObject({ name: place, listed: true });
    expect(read(query).place).toBeNull();
  });

  it('may be a place of the gazetteer without listings; an unknown place has no meaning', () => {
    expect(read('plumber bayport', aPhrase('Bayport', { kind: 'place', target: 'Thunder Bay' })).place).toMatchObject({
      name: 'Thunder Bay',
      listed: false,
    });
    expect(read('plumber bayport', aPhrase('Bayport', { kind: 'place', target: 'Nowhere' })).place).toBeNull();
  });
});

describe('a phrase taught to a business', () => {
  const taught = new TaughtPhrases([
    aBusiness('green van', 1),
    aBusiness('the green van guys of guelph', 2),
    aPhrase('blue van', { kind: 'business', target: 'gone' }),
  ]);

  it.each([
    ['green van', 1],
    ['Green Vans', 1],
    ['plumber with the green van near me', 1],
    ['green van guelph', 2],
    ['van green', undefined],
    ['green and blue', undefined],
    ['blue van', undefined],
    ['', undefined],
  ])('in %p finds %p', (query, key) => expect(taught.businessIn(query)).toBe(key));
});

it('phrases are equal in any form, with any filler words', () => {
  expect(phraseKeyOf('The Hot-Tub Lifters')).toBe(phraseKeyOf('hot tub lifter'));
  expect(phraseKeyOf('tub hot lifter')).not.toBe(phraseKeyOf('hot tub lifter'));
  expect(phraseKeyOf('I need the best')).toBe('');
});
