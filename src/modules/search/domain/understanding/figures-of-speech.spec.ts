import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Niagara Falls']);
const read = (query: string) => understand(query, LEXICON, PLACES);

describe('a figure of speech', () => {
  it.each([
    ["I'm on the fence about a new water heater", ['Plumber']],
    ['gas bill is through the roof since the furnace was changed', ['HVAC Technician']],
    ['leaky tap is driving me up the wall', ['Plumber']],
    ['dishwasher sounds like a jackhammer', ['Appliance Repair']],
    ['ac sounds like a lawn mower', ['HVAC Technician']],
    ['garage door sounds like a train', ['Garage Doors']],
    ['toilet runs like Niagara Falls', ['Plumber']],
    ['roof leaks like a sieve', ['Roofer']],
    ['our bedroom is like a freezer', ['HVAC Technician']],
    ['basement looks like a swimming pool', ['Plumber', 'Restoration']],
    ['pool pump is loud like a jet engine', ['Pool & Spa']],
    ['furnace room is hot like an oven', ['HVAC Technician']],
    ['my room up top is an oven but the basement is a fridge', ['HVAC Technician']],
    ['bedroom is literally a sauna all summer', ['HVAC Technician']],
    ['la fournaise fait un bruit comme un tracteur à gazon', ['HVAC Technician']],
    ['le toit coule comme une passoire', ['Roofer']],
  ])('means no trade and no place: %p', (query, trades) => expect(read(query)).toMatchObject({ trades, place: null }));

  it.each([
    ['gate hanging on the fence', 'Fences & Decks'],
    ['boards missing on the fence', 'Fences & Decks'],
    ['water coming through the roof', 'Roofer'],
    ['tree went through the roof', 'Tree Service'],
    ['ants crawling up the wall', 'Pest Control'],
    ['smells like a dead mouse in the wall', 'Pest Control'],
    ['looks like a wasp nest', 'Pest Control'],
    ['basement smells like sewer', 'Plumber'],
    ['build something like a pergola', 'Fences & Decks'],
    ['I would like an oven repaired', 'Appliance Repair'],
    ['in the basement there is a freezer that hums', 'Appliance Repair'],
    ['what does a train of tile cost', 'Tile & Stone'],
  ])('leaves the rest of the query: %p', (query, trade) => expect(read(query).trades).toContain(trade));

  it.each([
    ['attic is not well insulated', ['Drywall & Insulation']],
    ['well established roofers', ['Roofer']],
    ['oh well the toilet is clogged again', ['Plumber']],
    ["toilet doesn't flush well", ['Plumber']],
    ['dryer not heating clothes well anymore', ['Appliance Repair']],
    ['furnace works well but the humidifier leaks', ['HVAC Technician']],
  ])('has "well" as an adverb, not as a water well: %p', (query, trades) => expect(read(query)).toMatchObject({ trades, words: [] }));

  it.each([
    'well',
    'well not working',
    'my well is not so well',
    'the well pump does not work well',
    'is it the pump or not well water',
    'no water from the well',
    'well made of stone smells',
  ])('does not hide a real well: %p', (query) => expect(read(query).trades).toContain('Septic & Well'));

  it('is the only meaning if the query has no other words', () => {
    expect(read('on the fence').trades).toEqual(['Fences & Decks']);
    expect(read('plumber niagara falls').place?.name).toBe('Niagara Falls');
  });
});
