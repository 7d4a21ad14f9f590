import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto']);
const meaningOf = (query: string) => understand(query, LEXICON, PLACES);
const tradesOf = (query: string) => meaningOf(query).trades;

describe('words for where something is, or by when', () => {
  it.each([
    ['tv needs to go above the brick fireplace', ['Handyman']],
    ['power out next to the fence', ['Electrician']],
    ['sod installation beside the hot tub', ['Landscaper']],
    ['fence staining close to the septic tank', ['Painter', 'Fences & Decks']],
    ['topsoil delivery in front of my fireplace, Guelph', ['Landscaper', 'Excavation & Site Prep']],
    ['deck sanding across from the hot tub', ['Fences & Decks']],
    ['backup generator before the next ice storm', ['Electrician']],
    ['big maple close to hydro line', ['Tree Service']],
    ['outlet dead beside the kitchen sink', ['Electrician']],
    ['gazon mort à côté de la piscine', ['Landscaper']],
    ['power out next to the fense', ['Electrician']],
    ['fence staining close to the septik tank', ['Painter', 'Fences & Decks']],
  ])('is not what is wrong: %s', (query, trades) => {
    expect(tradesOf(query)).toEqual(trades);
    expect(meaningOf(query).words).toEqual([]);
  });

  it.each([
    ['leak near the water heater', 'Plumber'],
    ['water coming in beside the chimney', 'Roofer'],
    ['sewage smell close to the septic tank', 'Septic & Well'],
  ])('is part of what is wrong where nothing else is known: %s', (query, trade) => {
    expect(tradesOf(query)).toContain(trade);
  });

  it('is what is asked for where it occurs elsewhere as well', () => {
    expect(tradesOf('paint the fence near the pool fence')).toContain('Fences & Decks');
  });

  it.each([
    ['leaking behind the wall', 'Plumber'],
    ['electrician near me who does hot tubs', 'Electrician'],
    ['near the pool a dead tree', 'Tree Service'],
    ['furnace next to a window well, well pump broken', 'Septic & Well'],
  ])('ends with its name: %s', (query, trade) => {
    expect(tradesOf(query)).toContain(trade);
  });
});
