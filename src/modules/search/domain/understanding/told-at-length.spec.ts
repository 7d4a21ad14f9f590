import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Mississauga']);

/** Most words of these are of no trade, or of another one than the one that is needed. */
describe('what is told at length, or in the grammar of another language, or as a telephone heard it', () => {
  it.each([
    [
      'Good morning, there is a brownish ring on the dining room ceiling directly beneath the upstairs bathtub, whom should I call?',
      'Plumber',
    ],
    ['I should like the parlour and the hallway done in a soft cream, including the ceilings, before Easter.', 'Painter'],
    ['Would someone be able to wash the outside panes on the second storey? I no longer go up ladders.', 'Window Cleaner'],
    ['My front-door key turns round and round without doing anything, and I must lift the handle to get in.', 'Locksmith'],
    ['The oak boards in the hall have gone grey and scratched; might they be sanded and varnished again?', 'Flooring'],
    [
      'The upstairs bedrooms are bitterly cold although the furnace runs all day; is there enough pink material in the attic?',
      'Drywall & Insulation',
    ],
    ['The panel beside the door that should warn of burglars keeps chirping and the company is no longer in business.', 'Security Systems'],
    ['I search a person for put ceramic on the floor of kitchen and the wall behind stove', 'Tile & Stone'],
    ['In my house the electricity jump always when my wife use microwave and toaster together', 'Electrician'],
    ['I need close the garden with wood so the dog of the neighbor not come', 'Fences & Decks'],
    ['The snow make the gate of my car house blocked, it go up half and come back down', 'Garage Doors'],
    ['The wall of the basement has a line of broken and water come inside in spring', 'Concrete & Foundations'],
    ['Person who clean the pipes of air, many dust is coming from holes in the floor', 'HVAC Technician'],
    ['In the winter big ice hanging from border of the roof and water enter in the ceiling', 'Roofer'],
    ['To make the house more big at back, two rooms and kitchen', 'General Contractor'],
    ['The floor of bathroom is soft around the toilet and bad smell', 'Plumber'],
    ['Want to make black the entrance of the car, is now only small stones', 'Paving & Interlock'],
    ['toilet gurgles and there’s a soggy green patch out past the shed, cottage near Parry Sound', 'Septic & Well'],
    ['whole place lifted on one corner from frost, doors don’t close anymore, sits on piers', 'Concrete & Foundations'],
    ['want to switch from electric baseboards to propane or a heat pump at the camp', 'HVAC Technician'],
    ['woodpeckers have drilled holes all over the cedar boards on the outside walls', 'Siding & Eavestrough'],
    ['someone to check on the place and clear the roof and lane January to March', 'Property Maintenance'],
    ['screened-in porch added on the lake side, about 12 by 16', 'Fences & Decks'],
    ['opening clean in May, everything is dust, dead flies and spider webs, Bala', 'Cleaner'],
    ['common hallway rugs look terrible, 6 floors, need steam extraction twice a year', 'Carpet Cleaner'],
    ['underground parking ramp is flaking and rebar is showing', 'Concrete & Foundations'],
    ['lobby and stairwell weekly, garbage room monthly, bonded staff, Mississauga L5B', 'Cleaner'],
    ['annual exterior glass on a 9 storey building, rope access, proof of WSIB', 'Window Cleaner'],
    ['evicted tenant left, need cylinders switched same day', 'Locksmith'],
    ['turn a single family into a legal triplex, permits and all trades under one contract', 'General Contractor'],
    ['flat membrane on low-rise is ponding, tenants on top floor get drips', 'Roofer'],
    ['refresh all unit entry doors and corridors, colour chosen by the board, after hours only', 'Painter'],
    ['rental kitchen from 1978, want new counters and cabinets for under 15k, is it worth it before selling', 'Home Renovation'],
    ['wooden partitions between the backyards have blown down, who pays and who fixes', 'Fences & Decks'],
    ['roaring sound and sparks coming out the top after we lit a fire, it’s out now, is the flue safe', 'Chimney & Fireplace'],
    ['pollen film and bug guts on 22 panes of lake-view glass, some 20 feet up', 'Window Cleaner'],
    ['swapped the drain pump on my bosch and still getting E24', 'Appliance Repair'],
    ['drum turns but no heat, thermal fuse and element both test fine', 'Appliance Repair'],
    ['butt joints keep ridging after a third coat of mud', 'Drywall & Insulation'],
    ['multiport valve on the sand filter keeps sending water to waste', 'Pool & Spa'],
    ['la fosse est pleine ça refoule dans le sous-sol St-Jérôme', 'Septic & Well'],
    ['le voisin d’en haut a oublié son bain, plafond pis murs tout trempes', 'Restoration'],
    ['grass over the field is soggy and greener than everywhere else', 'Septic & Well'],
    ['hail chewed holes in the vinyl on the north side of the house', 'Siding & Eavestrough'],
    ['hail beat the granules right off, adjuster coming tuesday', 'Roofer'],
    ['so drafty the curtains move, whole west side original wood sashes', 'Windows & Glass'],
    ['chinook took the storm door off its hinges', 'Handyman'],
    ['inspector says double tapped lugs and no gfci by the sink', 'Electrician'],
    ['guard too low and spindles too far apart out back according to the report', 'Fences & Decks'],
    ['14 little fixes on the inspection list, one person for all of it', 'Handyman'],
    ['new counters and cabinets under 15k worth it before selling?', 'Home Renovation'],
    ['sparkling panes inside and out before the photographer thursday', 'Window Cleaner'],
    ['dark traffic lanes and scratches in the oak, sand it or hide it', 'Flooring'],
    ['baby gate at top of stairs, plaster wall and no stud', 'Handyman'],
    ['low odour colour for the nursery, due in november', 'Painter'],
    ['hear every word through the party wall and it wakes the baby', 'Drywall & Insulation'],
    ['dad has dementia and walks out at night, want something that alerts my phone', 'Security Systems'],
    ['puff of dust out of the registers every time, son has allergies', 'HVAC Technician'],
    ['need a barrier around the pool so the twins can’t get in, bylaw height', 'Fences & Decks'],
    ['keep my 88 year old mother’s walk clear of ice all winter moncton', 'Property Maintenance'],
    ['dead limb hanging over the swing set', 'Tree Service'],
    ['the round hole in the basement floor that is supposed to pump water out just hums and it’s full to the top', 'Plumber'],
    ['what do you call the metal channels along the edge of the roof, mine is hanging off at one end', 'Siding & Eavestrough'],
    ['there’s apparently a tank buried in our yard and nobody knows when it was last emptied, kemptville', 'Septic & Well'],
    ['house came with a hot tub, water is green and smells like eggs, no clue where to start', 'Pool & Spa'],
    ['neighbour warned me the dead giant beside our garage could come down any day', 'Tree Service'],
    ['lost half the shingles off the weather side up top in that last gale', 'Roofer'],
    ['need a young fella to keep the dooryard clear come the storms, my back’s no good, Sackville NB', 'Property Maintenance'],
    ['cedar shakes on the north wall curled up like potato chips', 'Siding & Eavestrough'],
    ['clapboards want scraping and two coats before the fog sets in, Lunenburg', 'Painter'],
    ['too old for the ladder now, who’ll do the upstairs panes on the outside where the salt spray gets them', 'Window Cleaner'],
    [
      'im standing outside at 5am in my scrubs and the keys are on the kitchen table and my phone is at 9 percent north end hamilton',
      'Locksmith',
    ],
    [
      'i sleep days and my room up top is an oven but the basement is a fridge so is that vents or the thermostat or what who even looks at that',
      'HVAC Technician',
    ],
    [
      'hose popped off the washer while i was on shift and now the whole basement is an inch deep and boxes are floating and insurance says get someone to dry it',
      'Restoration',
    ],
    [
      'i need someone to just do the whole place bathrooms fridge baseboards all of it because i work sixty hours and its gross and my mother in law lands friday',
      'Cleaner',
    ],
    [
      'somebody went through my truck twice this month while im on nights and i want to see the driveway on my phone and something that beeps loud',
      'Security Systems',
    ],
    [
      'ive had three wardrobes and a bed in flat boxes in the hall for a month and i cant read those instructions after a night shift so someone please',
      'Handyman',
    ],
    [
      'only leaks when the wind is from the west and its by that pipe that sticks up on top and i gooped it with tar in october and it still drips in my closet',
      'Roofer',
    ],
    [
      'thinking of making downstairs a proper bedroom with its own toilet so i can sleep days in the quiet and what would that even cost in red deer',
      'Home Renovation',
    ],
    ['is it possible to close our porch with glass and walls for winter like we did with balcony in Kyiv', 'General Contractor'],
    ['same-day turnover between guests, beds, bathroom, restock, checkout 11 check-in 3, Collingwood', 'Cleaner'],
    ['red wine bachelorette on cream wall-to-wall, next check-in thursday', 'Carpet Cleaner'],
    ['the eve stroff is over flowing and making ice on the front stares', 'Siding & Eavestrough'],
    ['there’s a brown stain on the sealing upstairs and it gets bigger every time it reigns', 'Roofer'],
    ['rack coons are living over my bedroom I here them scratching at for in the morning', 'Pest Control'],
    ['when is the best time to get the chim knee swept and is it the same person who looks at the liner', 'Chimney & Fireplace'],
    ['crack in the foundry shin wall and water coming in every spring when it thaws', 'Concrete & Foundations'],
    ['the big door for the car goes down half weigh then changes its mind and goes up again', 'Garage Doors'],
  ])('%s', (query, trade) => {
    expect(understand(query, LEXICON, PLACES).trades[0]).toBe(trade);
  });

  it.each(['bookkeeper for small companies', 'combine header bearing replacement', 'propane tank exchange', 'triplex for rent'])(
    '%s is no trade of homes',
    (query) => {
      expect(understand(query, LEXICON, PLACES).trades).toEqual([]);
    },
  );
});
