import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { unrelatedThingsIn } from './other-subjects.js';
import { Places } from './places.js';
import { tokensOf } from './tokens.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Mississauga']);
const read = (query: string) => understand(query, LEXICON, PLACES);

describe('objects of other fields that share words with trades', () => {
  it.each([
    'windows 11 update stuck',
    'root canal',
    'pool table refelt',
    'phone battery drain',
    'toner cartridge leaking',
    'pokemon deck',
    'trailer hitch wiring',
    'crown fell off my tooth',
    'mon toit ouvrant de char coule en dedans',
    'junk car removal',
    'hair salon balayage',
    'pizza oven recipe',
    'cats for adoption',
    'my dog needs to be neutered',
    'laptop battery drains in an hour',
    'painted turtle',
    'lock screen photo',
    'rv water heater',
    'motorhome roof leak',
    'fence sitter',
    'wire transfer',
    'toilet humour',
    'check engine light',
    'glass ceiling',
    'window of opportunity',
    'well being',
  ])('mean no trade: %s', (query) => expect(read(query).trades).toEqual([]));

  it.each([
    ['leaking window frame', 'Windows & Glass'],
    ['junk removal old car parts in garage', 'Property Maintenance'],
    ['outdoor pizza oven build', 'Mason'],
    ['windows and doors', 'Windows & Glass'],
    ['pool liner torn', 'Pool & Spa'],
    ['deck of the pool is cracked', 'Pool & Spa'],
    ['toilet leaks in the basement for rent', 'Plumber'],
    ['paint my house for rent', 'Painter'],
    ['eye glasses fell in the toilet', 'Plumber'],
    ['wine glass stuck in garburator', 'Plumber'],
    ['windows 10 years old leaking', 'Windows & Glass'],
    ['looking glass replacement', 'Windows & Glass'],
    ['oil paint trim', 'Painter'],
    ['finish basement for rent', 'Home Renovation'],
    ['seal hole in shower', 'Plumber'],
    ['seal mouse holes', 'Pest Control'],
    ['crown molding in bathroom', 'Carpenter'],
    ['my phone battery died and the breaker keeps tripping', 'Electrician'],
    ['garage door spring snapped car trapped', 'Garage Doors'],
    ['car drove into my garage', 'General Contractor'],
    ['dog peed on the carpet', 'Carpet Cleaner'],
    ['drain in the shower', 'Plumber'],
    ['30 amp rv outlet', 'Electrician'],
    ['rv pad gravel', 'Excavation & Site Prep'],
    ['lock for screen door', 'Locksmith'],
    ['painted brick', 'Painter'],
    ['fence post', 'Fences & Decks'],
    ['my step son broke the window', 'Windows & Glass'],
    ['dog sheds hair all over the carpet', 'Carpet Cleaner'],
    ['light in the engine room of the house', 'Electrician'],
    ['wires need to transfer to a new panel', 'Electrician'],
  ])('do not change the rest of a query: %s', (query, trade) => expect(read(query).trades[0]).toBe(trade));

  it('are not among the phrases of a trade', () => {
    const said = CATALOGUE.flatMap(({ names, services, problems, things, said: more }) =>
      [names, services, problems, things, more].flatMap(({ en, fr }) => [...en, ...fr]),
    );
    const like = said.filter((text) => unrelatedThingsIn(tokensOf(text)).size > 0);
    expect(like.filter((text) => read(text).trades.length === 0)).toEqual([]);
  });
});
