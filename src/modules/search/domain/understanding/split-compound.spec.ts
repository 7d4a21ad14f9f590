import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { splitCompound } from './split-compound.js';
import { tokensOf } from './tokens.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Ottawa', 'Guelph']);

const apart = (word: string) =>
  splitCompound(tokensOf(word)[0]!, LEXICON, PLACES)
    .map((part) => part.word)
    .join(' ');

it.each([
  ['plumberottawa', 'plumber ottawa'],
  ['EVCHARGERINSTALL', 'ev charger install'],
  ['kitchenrenovation', 'kitchen renovation'],
  ['plumberinguelph', 'plumber in guelph'],
])('%p is split into %p', (typed, words) => expect(apart(typed)).toBe(words));

it.each(['sparkwell', 'plumber', 'ottawa', 'qwxzvqwxzv', 'lightcity', `plumber${'x'.repeat(60)}`])('%p is not split', (typed) => {
  expect(apart(typed)).toBe(typed);
});
