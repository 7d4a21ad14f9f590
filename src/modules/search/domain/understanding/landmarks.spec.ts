import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto']);
const meaningOf = (query: string) => understand(query, LEXICON, PLACES);
const tradesOf = (query: string) => meaningOf(query).trades;

describe('words for something that is mentioned in passing', () => {
  it.each([
    // the occasion
    ['toilet gurgles every time the washing machine drains', 'Plumber'],
    ['the hall light goes out whenever the garage door opens', 'Electrician'],
    ['shower goes cold when someone runs the dishwasher', 'Plumber'],
    ['when the dishwasher runs the sink fills up', 'Plumber'],
    ['every time i run the dryer the breaker goes', 'Electrician'],
    ['le lavabo glougloute quand la laveuse part', 'Plumber'],
    // what is fine
    ['inspector says the roof is fine but the chimney is bad', 'Chimney & Fireplace'],
    ['electrician already looked and the wiring is ok, washer still dead', 'Appliance Repair'],
    ['the hot tub is in good shape but the fence around it fell', 'Fences & Decks'],
    // what was suspected
    ['plumber says its not the pipes its the grout', 'Tile & Stone'],
    ['thought it was a plumbing leak but turns out its the roof', 'Roofer'],
    ['the roof isn’t leaking it’s the toilet', 'Plumber'],
    // who has been there
    ['fridge cuts out, electrician found nothing', 'Appliance Repair'],
    ['the electrician checked everything and its not the wiring but the dryer still wont turn on', 'Appliance Repair'],
    ['the plumber told us its not plumbing its the foundation', 'Concrete & Foundations'],
    // what did the damage
    ['snow plow broke my fence', 'Fences & Decks'],
    ['painters broke my window', 'Windows & Glass'],
    ['landscaper cut the power line', 'Electrician'],
    // what is replaced
    ['replace the fence with a hedge', 'Landscaper'],
    ['swap the tub for a pool', 'Pool & Spa'],
    // where it is
    ['laminate over old tile', 'Flooring'],
    ['tree hanging over the pool', 'Tree Service'],
    ['window leaking onto the hardwood floor', 'Windows & Glass'],
    ['rotten board by the hot tub', 'Fences & Decks'],
  ])('is not what is wrong: %s', (query, trade) => expect(tradesOf(query)[0]).toBe(trade));

  it.each([
    ['my furnace is fine', 'HVAC Technician'],
    // Then the occasion is the cause.
    ['when i flush the toilet the ceiling in the hallway gets wet', 'Plumber'],
    ['what to do when a tree falls on the fence', 'Tree Service'],
    ['when is the best time to prune a hedge', 'Landscaper'],
    ['not the furnace filter again', 'HVAC Technician'],
    ['plumber says i need a new water heater', 'Plumber'],
    ['replace toilet with a new one', 'Plumber'],
    ['ants all over the deck', 'Pest Control'],
    ['moss all over the roof', 'Roofer'],
    ['the deck is ok but needs stain', 'Painter'],
    ['painters who came recommended', 'Painter'],
  ])('is meant where nothing else is: %s', (query, trade) => expect(tradesOf(query)).toContain(trade));
});

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
