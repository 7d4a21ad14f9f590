import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Mississauga']);
const tradesOf = (query: string) => understand(query, LEXICON, PLACES).trades;

describe('two jobs in one query, one of which has words for both', () => {
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
    ['fence gate broken and mouse problem', ['Fences & Decks', 'Pest Control']],
    ['pipe burst and ceiling fell', ['Plumber', 'Drywall & Insulation']],
    ['caulk the shower and a running toilet', ['Tile & Stone', 'Plumber']],
    ['mouse proof the bedroom and insulate the attic', ['Pest Control', 'Drywall & Insulation']],
    ['parging peeling and eavestrough dripping', ['Mason', 'Siding & Eavestrough']],
    ['water in our basement from a cracked foundation and now mold', ['Restoration', 'Concrete & Foundations']],
    ['kill the ants and trim the hedge', ['Pest Control', 'Tree Service']],
    ['mice in the kitchen and a fence panel down', ['Pest Control', 'Fences & Decks']],
    ['wasps in the eaves, gutters sagging', ['Pest Control', 'Siding & Eavestrough']],
    // One of them is a problem in so many words, whatever the trade of the other has of them.
    ['water coming through foundation and clogged drain', ['Concrete & Foundations', 'Plumber']],
    ['clogged drain and roof leak', ['Plumber', 'Roofer']],
    ['attic leak and neglected property', ['Roofer', 'Property Maintenance']],
    ['weeping tile clogged and upstairs hot', ['Concrete & Foundations', 'HVAC Technician']],
    ['broken branch and pool skimmer cracked', ['Tree Service', 'Pool & Spa']],
    // "Not" is of the furnace, and refuses nobody who comes after it.
    ['furnace not turning on and foundation crack', ['HVAC Technician', 'Concrete & Foundations']],
    ['sump pump not working and shingles in yard', ['Plumber', 'Roofer']],
    ['chimney fire and no electricity', ['Chimney & Fireplace', 'Electrician']],
    ["pas d'électricité et plancher gondolé", ['Electrician', 'Flooring']],
    ['thermopompe ne chauffe pas et remplacement de comptoir', ['HVAC Technician', 'Home Renovation']],
    ['sprinklers not working\ndirt removal\nfireplace smoking', ['Landscaper', 'Excavation & Site Prep', 'Chimney & Fireplace']],
  ])('%p means both', (query, trades) => expect(tradesOf(query)).toEqual(expect.arrayContaining(trades)));
});

describe('one job with a long description', () => {
  it.each([
    ['my swimming pool has turned green and the pump makes a grinding noise', ['Pool & Spa']],
    ['the big maple is leaning after the storm and I worry it will come down on the roof', ['Tree Service']],
    ['the driveway has sunk near the garage and water pools there', ['Paving & Interlock']],
    ['dishwasher leaking and not draining', ['Appliance Repair']],
    ['light rain and the basement floods', ['Concrete & Foundations', 'Restoration']],
    ['paint peeling and bubbling', ['Painter']],
    ['gutters peeling and rusted', ['Siding & Eavestrough']],
    ['toilet wobbly and tank cracked', ['Plumber']],
    ['water heater leaking and pilot out', ['Plumber']],
    ['furnace making noise and leaking water', ['HVAC Technician']],
    ['ceiling fan noisy and light flickering', ['Electrician']],
    ['install toilet and remove old one', ['Plumber']],
    ['window and door installation', ['Windows & Glass']],
    ['well pump runs and no water', ['Septic & Well']],
    ['fridge light burnt out and wont cool', ['Appliance Repair']],
    // What is to be done about it asks for nobody else.
    ['carpet smells. can it be cleaned or replaced?', ['Carpet Cleaner']],
    ['the chimney smokes, can somebody clean it', ['Chimney & Fireplace']],
    ['our living room carpet smells of the dog and we have company coming', ['Carpet Cleaner']],
  ])('%p means only %p', (query, trades) => expect(tradesOf(query)).toEqual(trades));
});

describe('jobs that are separated by something other than a word', () => {
  it.each([
    ['leaky faucet, broken outlet', ['Plumber', 'Electrician']],
    ['toilet running, dishwasher not draining', ['Plumber', 'Appliance Repair']],
    ['deck stain; gutter cleaning', ['Painter', 'Siding & Eavestrough']],
    ['dryer not heating; garage door stuck', ['Appliance Repair', 'Garage Doors']],
    ['fridge not cold / toilet clogged', ['Appliance Repair', 'Plumber']],
    ['HVAC/plumbing/electrical', ['HVAC Technician', 'Plumber', 'Electrician']],
    ['hvac + plumbing', ['HVAC Technician', 'Plumber']],
    ['clogged toilet & no heat', ['Plumber', 'HVAC Technician']],
    ['water softener install & furnace filter', ['Plumber', 'HVAC Technician']],
    ['leaking toilet\noutlet sparks\nhole in drywall', ['Plumber', 'Electrician', 'Drywall & Insulation']],
    ['1. fix toilet 2. fix porch light 3. patch drywall', ['Plumber', 'Electrician', 'Drywall & Insulation']],
    ['toilet leak. outlet not working. door sticks', ['Plumber', 'Electrician', 'Carpenter']],
    ['The furnace is short cycling. Also the toilet is running.', ['HVAC Technician', 'Plumber']],
    ['toilet leaking as well as furnace not working', ['Plumber', 'HVAC Technician']],
    ['tap leaking - outlet burnt', ['Plumber', 'Electrician']],
    ['leaking tap (also broken light switch)', ['Plumber', 'Electrician']],
    ['no heat, no hot water', ['HVAC Technician', 'Plumber']],
    ['roofing, siding and windows', ['Roofer', 'Siding & Eavestrough', 'Windows & Glass']],
    ['new roof, new siding, new windows', ['Roofer', 'Siding & Eavestrough', 'Windows & Glass']],
    ['paint bedroom, install laminate, fix stairs', ['Painter', 'Flooring', 'Carpenter']],
    ['toilet rocking, dryer squeaking', ['Plumber', 'Appliance Repair']],
    ['AC recharge + water heater flush', ['HVAC Technician', 'Plumber']],
    ['stump grinding, new fence', ['Tree Service', 'Fences & Decks']],
    ['chimney sweep, furnace service', ['Chimney & Fireplace', 'HVAC Technician']],
    ['install toilet, replace outlet, hang doors Mississauga', ['Plumber', 'Electrician', 'Carpenter']],
    ['fuite de robinet, prise brûlée', ['Plumber', 'Electrician']],
    ['déneigement; nettoyage de gouttières', ['Landscaper', 'Siding & Eavestrough']],
    ['peinture, plancher, céramique', ['Painter', 'Flooring', 'Tile & Stone']],
  ])('%p means all of them', (query, trades) => expect(tradesOf(query)).toEqual(expect.arrayContaining(trades)));

  it.each([
    ['plumber, Guelph, Ontario', ['Plumber']],
    ['roofer Toronto/Mississauga', ['Roofer']],
    ['heat pump / furnace not starting', ['HVAC Technician']],
    ['windows, doors', ['Windows & Glass']],
    ['soffit, fascia, eavestrough', ['Siding & Eavestrough']],
    ['kitchen/bath remodel', ['Home Renovation']],
    ['3/4 inch copper pipe leak', ['Plumber']],
    ['24/7 plumber w/ camera', ['Plumber']],
    ['roof (flat) leaking', ['Roofer']],
    ['gas fireplace pilot out, no heat', ['Chimney & Fireplace']],
    ['toilet leaking, floor wet', ['Plumber']],
    ['toilette qui coule, plancher mouillé', ['Plumber']],
    ['AC unit leaking water, ceiling stain', ['HVAC Technician']],
    ["toilet won't flush, tank empty", ['Plumber']],
    ['well pump clicking, no water', ['Septic & Well']],
    ['house cleaning, 3 bedrooms, 2 bath', ['Cleaner']],
    ['bed bugs, mattress', ['Pest Control']],
    ['washer shaking, loud, leaking', ['Appliance Repair']],
    ['fence leaning, post rotten', ['Fences & Decks']],
    ['garage door, one side lower, cable off', ['Garage Doors']],
    ['kitchen sink is slow, tried drano, no luck', ['Plumber']],
    ['We have a 1950s bungalow, the electrical panel is old, 60 amps, and insurance wants it replaced.', ['Electrician']],
    ["I have a problem with my toilet, it won't stop running, and the water bill is huge. Can you come?", ['Plumber']],
    ['hello, my furnace died, please help, we have a baby', ['HVAC Technician']],
    ['dishwasher: water at bottom, not draining, hums', ['Appliance Repair']],
    ['roofer in St. Catharines', ['Roofer']],
  ])('%p means only %p', (query, trades) => expect(tradesOf(query)).toEqual(trades));

  it.each([
    ['plumber and roof leak', [['Plumber'], ['Roofer']]],
    ['leaky faucet, broken outlet', [['Plumber'], ['Electrician']]],
    ['mow lawn, leaky faucet and mow the lawn again', [['Plumber'], ['Landscaper']]],
    // Each of them does it.
    ['door repair', [['Carpenter', 'Windows & Glass']]],
    ['pizza', [[]]],
  ])('%p says which trades are for which job', (query, jobs) => {
    expect(understand(query, LEXICON, PLACES).jobs.map((job) => [...job].sort())).toEqual(jobs);
  });

  it('do not separate a town from its trade', () => {
    expect(understand('electrician, plumber, Guelph ON', LEXICON, PLACES)).toMatchObject({
      trades: expect.arrayContaining(['Plumber', 'Electrician']) as string[],
      place: { name: 'Guelph' },
      words: [],
    });
    expect(understand('house cleaning, 2 bath', LEXICON, PLACES).place).toBeNull();
  });
});
