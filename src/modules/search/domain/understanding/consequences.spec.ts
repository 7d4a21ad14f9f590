import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Mississauga']);
const tradesOf = (query: string) => understand(query, LEXICON, PLACES).trades;

/** What people tell is what came of it, and what others made of it; the trade is among those that are named. */
describe('a query that describes only the consequence', () => {
  it.each([
    // The air, and one's health.
    ['the air in our house is so dry we wake up with bloody noses', 'HVAC Technician'],
    ['static shock every time I touch the door knob', 'HVAC Technician'],
    ['my bedroom is like an icebox', 'HVAC Technician'],
    ['the kids cough whenever they play in the basement', 'Restoration'],
    ['basement smells', 'Restoration'],
    ['cellar smells damp', 'Restoration'],
    ['cellar flooded', 'Restoration'],
    ['black fuzzy patches behind the bookcase', 'Restoration'],
    ['cat dander all over the house from the previous owner', 'Cleaner'],
    // Weather.
    ['hail dented the siding', 'Siding & Eavestrough'],
    ['hail storm damaged shingles', 'Roofer'],
    ['tabs missing off the shingles since the windstorm', 'Roofer'],
    ['it is raining inside my kitchen', 'Roofer'],
    ['wires are down across the lawn', 'Electrician'],
    ['storm surge got into the crawl space', 'Restoration'],
    ['water running down the stairs', 'Plumber'],
    ['driveway is a sheet of ice', 'Property Maintenance'],
    ['basement is like a swimming pool', 'Restoration'],
    // Animals that nobody has seen.
    ['something is running around in the attic', 'Pest Control'],
    ['something lives under the deck', 'Pest Control'],
    ['something dug up the lawn overnight', 'Pest Control'],
    ['bites on my legs every morning', 'Pest Control'],
    ['little black pellets in the kitchen drawers', 'Pest Control'],
    ['a fox took two of my chickens', 'Pest Control'],
    ['wild pigs in the field', 'Pest Control'],
    // The house, old and new.
    ['marbles roll to one side of the dining room', 'Concrete & Foundations'],
    ['white powder on the basement wall', 'Concrete & Foundations'],
    ['efflorescence', 'Concrete & Foundations'],
    ['concrete over a dirt floor in the basement', 'Concrete & Foundations'],
    ['slab for a quonset', 'Concrete & Foundations'],
    ['lead paint on the windows and a toddler', 'Painter'],
    ['realtor says neutral walls', 'Painter'],
    ['yard grading slopes toward the house', 'Excavation & Site Prep'],
    ['builder never put in the window screens', 'Windows & Glass'],
    ['window screens missing', 'Windows & Glass'],
    ['hard water spots on the windows', 'Window Cleaner'],
    ['scrub the oven', 'Cleaner'],
    ['rekey between tenants', 'Locksmith'],
    ['hydro bill doubled', 'Electrician'],
    ['kitchen breaks keep tripping', 'Electrician'],
    ['old coal bin taken out', 'Property Maintenance'],
    ['masonry heater smokes', 'Chimney & Fireplace'],
    ['dumbwaiter', 'Carpenter'],
    ['sliding door threshold rotted', 'Carpenter'],
    ['nail polish on the hardwood floor', 'Flooring'],
    ['switch the locks after the split', 'Locksmith'],
    ['key stuck in the front door', 'Locksmith'],
    ['pipes knock in the wall', 'Plumber'],
    ['plug stuck in the tub', 'Plumber'],
    ['heat cables for the roof', 'Roofer'],
    ['blow out the sprinklers', 'Landscaper'],
    ['thru the celling water is leaking', 'Plumber'],
    ['freezer died and the meat rotted while we were away', 'Appliance Repair'],
    ['new home deficiencies never finished', 'General Contractor'],
    // A body that cannot do all.
    ['no step entry to the house', 'Carpenter'],
    ['lower kitchen counters for a wheelchair', 'Home Renovation'],
    ['brighter lights for low vision', 'Electrician'],
    ['door sensors for a parent who wanders', 'Security Systems'],
    ['ramp over the front steps', 'Carpenter'],
    ['intercom at the door with a camera', 'Security Systems'],
    ['insurer wants a temporary board up', 'Restoration'],
    ['cold wind comes through around the windows', 'Windows & Glass'],
    ['pigeon poop all over the balcony', 'Pest Control'],
    ['chesterfield taken to the dump', 'Property Maintenance'],
    ['clean out my dads house', 'Property Maintenance'],
    ['open the cottage', 'Property Maintenance'],
    ['broken spring', 'Garage Doors'],
    ['oil line froze', 'HVAC Technician'],
    ['windows sweat all winter', 'Windows & Glass'],
    ['window covered in ash from the wildfire', 'Window Cleaner'],
    ['seal popped in the picture window', 'Windows & Glass'],
    ['the previous owner did the wiring without a permit', 'Electrician'],
    ['washing machine walks across the floor', 'Appliance Repair'],
    ['rotten post under the main beam', 'Concrete & Foundations'],
    ['dead linden in the front yard', 'Tree Service'],
    ['poplar close to the hydro wires', 'Tree Service'],
    ['city says the curb stop is broken', 'Plumber'],
    ['oak hangs over the roof', 'Tree Service'],
    ['tiny jobs around the house for a senior', 'Handyman'],
    ['the back room never warms up', 'HVAC Technician'],
    ['a prowler was in the yard', 'Security Systems'],
    ['attic full of bat guano', 'Restoration'],
    // Farms.
    ['lights in the hay barn', 'Electrician'],
    ['run in shed for the horses', 'Carpenter'],
    ['tile drainage in the back field', 'Excavation & Site Prep'],
    ['clean out the dugout', 'Excavation & Site Prep'],
    ['posts pounded for a pasture', 'Fences & Decks'],
    ['corral panels', 'Fences & Decks'],
    ['sand for the riding arena', 'Excavation & Site Prep'],
    // As one says it in Quebec.
    ['le four chauffe pus', 'Appliance Repair'],
    ['pus de courant dans la chambre', 'Electrician'],
    ['la porte barre pus', 'Locksmith'],
    ['le chauffage marche pu', 'HVAC Technician'],
    ['fenêtre pétée', 'Windows & Glass'],
    ['vitrine de magasin brisée', 'Windows & Glass'],
    ['une branche est tombée sur le toit', 'Tree Service'],
  ])('%p needs %p', (query, trade) => expect(tradesOf(query)).toContain(trade));

  it.each([
    ['static on my radio', undefined],
    ['dry skin cream', undefined],
    ['fox news', undefined],
    ['wild rice', undefined],
    ['marble countertop', 'Tile & Stone'],
    ['floor tile', 'Tile & Stone'],
    ['coal furnace conversion', 'HVAC Technician'],
    ['spruce up the living room', undefined],
    ['side door', 'Windows & Glass'],
    ['oak floor over the garage', 'Flooring'],
    ['roof over the deck', 'Roofer'],
    ['ajouter une chambre de plus', 'General Contractor'],
    ['something running in the toilet tank', 'Plumber'],
    ['run power to the shed', 'Electrician'],
    ['condo board insurance', 'Property Maintenance'],
    ['chesterfield shampoo', 'Carpet Cleaner'],
    ['oil stain on the driveway', 'Paving & Interlock'],
    ['frozen water line', 'Plumber'],
    ['basement renovation', 'Home Renovation'],
    ['basement swimming pool install', 'Pool & Spa'],
    ['sewer smell in the basement', 'Plumber'],
    ['wine cellar with racks', 'Home Renovation'],
    ['attic insulation', 'Drywall & Insulation'],
    ['living room wall paint', 'Painter'],
    ['dirty floor', 'Cleaner'],
    ['new build', 'General Contractor'],
    ['holes in the drywall', 'Drywall & Insulation'],
    ['pellet stove', 'Chimney & Fireplace'],
    ['rental tenants moved out need junk removed', 'Property Maintenance'],
    ['electrical panel', 'Electrician'],
    ['pond', 'Landscaper'],
    ['freezer not freezing', 'Appliance Repair'],
    ['brakes squeak', undefined],
    ['punch bowl', undefined],
  ])('%p still means %p', (query, trade) => expect(tradesOf(query)[0]).toBe(trade));
});

describe('water damage', () => {
  it.each([
    'burst pipe flooding basement',
    'pipe burst and flooded kitchen',
    'basement flooding burst pipe',
    'toilet overflowed flooding bathroom',
    'toilet flooded the bathroom',
    'sump pump failed basement flooded',
    'sewage all over the basement',
    'pipe leak damaged drywall ceiling',
    'tuyau éclaté sous-sol inondé',
  ])('needs both the trade that stops the water and the one that dries the house: %p', (query) =>
    expect(tradesOf(query).toSorted()).toEqual(['Plumber', 'Restoration']),
  );

  it.each([
    ['flooded basement after heavy rain', ['Concrete & Foundations', 'Restoration']],
    ['washing machine flooded laundry room', ['Appliance Repair', 'Restoration']],
    ['tree fell on fence', ['Fences & Decks', 'Tree Service']],
    ['shower pan leaking', ['Plumber', 'Tile & Stone']],
  ])('%p needs %j', (query, trades) => expect(tradesOf(query).toSorted()).toEqual(trades));
});

describe('an unwanted animal', () => {
  it.each([
    'ants on the fence',
    'mouse ran across the floor',
    'pigeons on the gutter',
    'a squirrel fell in the pool',
    'rats near the septic',
    'porcupine chewing on the deck',
    'wasps behind the siding',
    'spiders in the windows',
    'fourmis sur le plancher',
    'guêpes dans la clôture',
  ])('is the meaning of the query, and not the part of the house: %p', (query) => expect(tradesOf(query)).toEqual(['Pest Control']));

  it.each([
    ['fence company', 'Fences & Decks'],
    ['snake the tub', 'Plumber'],
    ['rat slab in the crawl space', 'Concrete & Foundations'],
    ['beaver fence', 'Fences & Decks'],
    ['fox roofing', 'Roofer'],
    ['raccoon damage to the roof repaired', 'Roofer'],
    ['mouse grey paint for the bedroom', 'Painter'],
    ['wasps are gone but the siding is rotten', 'Siding & Eavestrough'],
  ])('is not the only meaning: %p', (query, trade) => expect(tradesOf(query)).toContain(trade));
});
