import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Mississauga']);
const tradesOf = (query: string) => understand(query, LEXICON, PLACES).trades;

describe('two jobs in one query, of which one has words for both', () => {
  it.each([
    ['toilet clogged and kitchen light not working', ['Plumber', 'Electrician']],
    ['garage door stuck, also front lock broken', ['Garage Doors', 'Locksmith']],
    ['broken window and security camera after break in', ['Windows & Glass', 'Security Systems']],
    ['snow removal and roof ice dam', ['Landscaper', 'Roofer']],
    ['mice in attic and insulation ruined', ['Pest Control', 'Drywall & Insulation']],
    ['carpet cleaning and move out cleaning', ['Carpet Cleaner', 'Cleaner']],
    ['cracked shower tile and dripping shower head', ['Tile & Stone', 'Plumber']],
    ['leaky shower and broken window Guelph', ['Plumber', 'Windows & Glass']],
    ['gutters leaking and fence leaning', ['Siding & Eavestrough', 'Fences & Decks']],
    ['toilet leaking and floor is soft', ['Plumber', 'Flooring']],
    ['tree down on fence and shingles gone', ['Tree Service', 'Roofer']],
    ['pipe burst and ceiling fell', ['Plumber', 'Drywall & Insulation']],
  ])('%p is both', (query, trades) => expect(tradesOf(query)).toEqual(expect.arrayContaining(trades)));
});

describe('one job that is told at length', () => {
  it.each([
    ['my swimming pool has turned green and the pump makes a grinding noise', ['Pool & Spa']],
    ['the big maple is leaning after the storm and I worry it will come down on the roof', ['Tree Service']],
    ['the driveway has sunk near the garage and water pools there', ['Paving & Interlock']],
    ['dishwasher leaking and not draining', ['Appliance Repair']],
    ['toilet wobbly and tank cracked', ['Plumber']],
    ['water heater leaking and pilot out', ['Plumber']],
    ['furnace making noise and leaking water', ['HVAC Technician']],
    ['ceiling fan noisy and light flickering', ['Electrician']],
    ['install toilet and remove old one', ['Plumber']],
    ['window and door installation', ['Windows & Glass']],
    ['our living room carpet smells of the dog and we have company coming', ['Carpet Cleaner']],
  ])('%p is %p alone', (query, trades) => expect(tradesOf(query)).toEqual(trades));
});
