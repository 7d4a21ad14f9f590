import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Mississauga']);

/** What people type, without an eye on what stands in the catalogue. Wherever it is about one trade, that one is the first. */
describe('the query of a homeowner', () => {
  it.each([
    // Of eight people: seniors, teenagers, newcomers, those who mix languages, landlords, cottagers, those in condominiums, those who dictate.
    ['there is a damp patch spreading on the bedroom ceiling every time it rains', 'Roofer'],
    ['we are adding a bedroom on the main floor for my mother', 'General Contractor'],
    ['water is coming from up side of kitchen', 'Plumber'],
    ['wall have black things smell bad', 'Restoration'],
    ['machine for dish no work', 'Appliance Repair'],
    ['heat machine make big noise', 'HVAC Technician'],
    ['who can make small house in garden for grandmother', 'General Contractor'],
    ['the light in toilet no on, change bulb already', 'Electrician'],
    ['inside wall broken by door handle, big hole', 'Drywall & Insulation'],
    ['level 5 finish', 'Drywall & Insulation'],
    ['ar condicionado quebrado', 'HVAC Technician'],
    ['eletricista em Mississauga', 'Electrician'],
    ['plomero', 'Plumber'],
    ['souris dans le garde-manger', 'Pest Control'],
    ['make-up air unit service high-rise', 'HVAC Technician'],
    ['sump pit float stuck alarm', 'Plumber'],
    ['PRV failing 110 psi at the meter', 'Plumber'],
    ['exterior repaint', 'Painter'],
    ['pole barn slab poured', 'Concrete & Foundations'],
    ['outdoor wood boiler losing pressure', 'HVAC Technician'],
    ['boathouse sinking one side', 'Fences & Decks'],
    ['condo kitchen reno board approval', 'Home Renovation'],
    ['blinds installation floor to ceiling windows', 'Handyman'],
    ['clean my eve stroughs', 'Siding & Eavestrough'],
    ['new sighting on the house', 'Siding & Eavestrough'],
    ['custom book case and mantle', 'Carpenter'],
    ['take away an old sofa from my garage', 'Property Maintenance'],
    ['sliding closet door keeps falling off', 'Carpenter'],
    ['AC water dropping inside wall', 'HVAC Technician'],
    ['peel and stick floor coming up', 'Flooring'],
    ['interlock sinking', 'Paving & Interlock'],
    ['toilet clogged', 'Plumber'],
    ['kitchen sink backed up', 'Plumber'],
    ['garburator jammed', 'Plumber'],
    ["shower won't drain", 'Plumber'],
    ['who installs bidets', 'Plumber'],
    ['power went out in half the house', 'Electrician'],
    ['ceiling fan install', 'Electrician'],
    ['hot tub wiring', 'Electrician'],
    ['upgrade to 200 amp panel', 'Electrician'],
    ['doorbell not working', 'Electrician'],
    ['furnace tune up', 'HVAC Technician'],
    ['AC making loud noise', 'HVAC Technician'],
    ['mini split install', 'HVAC Technician'],
    ['mini split leaking water', 'HVAC Technician'],
    ['boiler pressure keeps dropping', 'HVAC Technician'],
    ['mice in the attic insulation', 'Pest Control'],
    ['close the cottage for winter', 'Plumber'],
    ['puddle on basement floor when it rains', 'Concrete & Foundations'],
    ['boiler service', 'HVAC Technician'],
    ['thermopompe', 'HVAC Technician'],
    ['drafty windows', 'Windows & Glass'],
    ['broken window glass', 'Windows & Glass'],
    ['cracked foundation', 'Concrete & Foundations'],
    ['leaky basement', 'Concrete & Foundations'],
    ['concrete steps crumbling', 'Concrete & Foundations'],
    ['attic insulation', 'Drywall & Insulation'],
    ['drywall repair hole in wall', 'Drywall & Insulation'],
    ['paint my living room', 'Painter'],
    ['fence blown over', 'Fences & Decks'],
    ['new driveway', 'Paving & Interlock'],
    ['tree removal near me', 'Tree Service'],
    ['stump', 'Tree Service'],
    ['snow removal', 'Property Maintenance'],
    ['grass cutting weekly', 'Landscaper'],
    ['sprinkler winterization', 'Landscaper'],
    ['pool liner replacement', 'Pool & Spa'],
    ['raccoon in attic', 'Pest Control'],
    ['ants in kitchen', 'Pest Control'],
    ['wasp nest', 'Pest Control'],
    ['lost my keys', 'Locksmith'],
    ['change locks after moving', 'Locksmith'],
    ['serrurier', 'Locksmith'],
    ['fridge not cooling', 'Appliance Repair'],
    ['washing machine leaking', 'Appliance Repair'],
    ['oven element', 'Appliance Repair'],
    ['move out cleaning', 'Cleaner'],
    ['window washing', 'Window Cleaner'],
    ['gutters overflowing', 'Siding & Eavestrough'],
    ['shingles missing after storm', 'Roofer'],
    ['skylight leaking', 'Roofer'],
    ['couvreur toit qui coule', 'Roofer'],
    ['chimney sweep', 'Chimney & Fireplace'],
    ['brick repointing', 'Mason'],
    ['tile backsplash installation', 'Tile & Stone'],
    ['bathroom renovation', 'Home Renovation'],
    ['general contractor for addition', 'General Contractor'],
    ['mount tv on wall', 'Handyman'],
    ['laminate flooring install', 'Flooring'],
    ['well pump not working', 'Septic & Well'],
    ['septic pumping', 'Septic & Well'],
    ['flood damage cleanup', 'Restoration'],
    ['silverfish in bathroom', 'Pest Control'],
    ['kitchen tap spraying sideways', 'Plumber'],
    ['lost power to kitchen outlets', 'Electrician'],
    ['add more outlets to basement', 'Electrician'],
    ['toilet makes a whistling sound after flush', 'Plumber'],
    ['dryer taking forever to dry', 'Appliance Repair'],
    ['tesla charger in garage', 'Electrician'],
    ['fourmis charpentières', 'Pest Control'],
    ['bathroom contractor', 'Home Renovation'],
    ['my basement smells musty', 'Concrete & Foundations'],
    ['basement smells like pee when it rains', 'Concrete & Foundations'],
    ['basement smells like sewage', 'Plumber'],
    ['smell of gas in basement', 'Plumber'],
    ['security camera installation', 'Security Systems'],
    // What one calls it elsewhere in the country, or in another one.
    ['chesterfield cleaning', 'Carpet Cleaner'],
    ['eves troths leaking at the corner', 'Siding & Eavestrough'],
    ['teleposts need adjusting', 'Concrete & Foundations'],
    ['cistern cleaning', 'Septic & Well'],
    ['dugout pump for farmyard', 'Septic & Well'],
    ['toyo stove service', 'HVAC Technician'],
    ['magic pack unit leaking water', 'HVAC Technician'],
    ["oil burner won't fire", 'HVAC Technician'],
    ['heat trace on water line', 'Plumber'],
    ['frost free hydrant barn', 'Plumber'],
    ['yard light pole on the acreage burned out', 'Electrician'],
    ['armoured cable replace', 'Electrician'],
    ['marten in attic', 'Pest Control'],
    ['my ref is not cooling', 'Appliance Repair'],
    ['lift a sunken porch', 'Concrete & Foundations'],
    ['home inspection says flashing missing', 'Roofer'],
    ['battery wall storage', 'Electrician'],
    ['quonset doors stuck', 'Garage Doors'],
    ['cooker not hot', 'Appliance Repair'],
    ['hoover repair', 'Appliance Repair'],
    ['handwash basin blocked', 'Plumber'],
    ['main switch is going off again and again', 'Electrician'],
    ['snow cleaning person price', 'Property Maintenance'],
    ['descente de cave fissurée', 'Concrete & Foundations'],
    // As a telephone hears it.
    ['i want to get my ducks cleaned', 'HVAC Technician'],
    ['how do i get rid of carpenter aunts', 'Pest Control'],
    ['i have aunts in my kitchen', 'Pest Control'],
    ['stares are squeaky who fixes that', 'Carpenter'],
    // A word for the work that others do as well, and the one thing that says whose it is.
    ['someone to clean out the leaves from my eaves', 'Siding & Eavestrough'],
    ['chinook wind damaged fence', 'Fences & Decks'],
    ['raccoon fell through ceiling', 'Pest Control'],
    ['interlock heaved from frost', 'Paving & Interlock'],
    ['foundation shifting clay soil', 'Concrete & Foundations'],
    ['big branch on hydro line', 'Tree Service'],
    ['home inspection found double tapped breakers', 'Electrician'],
    ['wildfire smoke air purifier for whole house', 'HVAC Technician'],
    ['raw sewage coming up basement drain', 'Plumber'],
    ['ac unit window leaking inside', 'HVAC Technician'],
    ['need bars put up by the toilet and tub', 'Handyman'],
    ['want a ramp built to the front door', 'Carpenter'],
    ['leaf cleanup and haul away', 'Landscaper'],
    ['spring yard clean up', 'Landscaper'],
    ['door not closing', 'Carpenter'],
    ['cost to remove a wall', 'General Contractor'],
    ['who removes old carpet', 'Flooring'],
    // Landlords, newcomers, seniors, condominium boards, cottagers, and farmers of the Prairies.
    ['tenant broke the patio door glass', 'Windows & Glass'],
    ['eviction junk clean out of a one bedroom', 'Property Maintenance'],
    ['tenant poured grease down kitchen drain', 'Plumber'],
    ['current goes off in one room only', 'Electrician'],
    ['fuga de agua en el techo', 'Plumber'],
    ['limpieza de casa', 'Cleaner'],
    ['elektryk', 'Electrician'],
    ['davenport needs a good cleaning', 'Carpet Cleaner'],
    ['storm windows need reputtying', 'Windows & Glass'],
    ['someone to shovel the walk for a senior', 'Property Maintenance'],
    ['grab rails beside the tub for my husband', 'Handyman'],
    ['hand rail on the cellar steps', 'Carpenter'],
    ['condo parkade membrane leaking', 'Concrete & Foundations'],
    ['winterize the cottage pipes', 'Plumber'],
    ['log home chinking', 'Carpenter'],
    ['grain bin pad poured', 'Concrete & Foundations'],
    ['quonset needs power', 'Electrician'],
    ['stock waterer heater quit', 'Electrician'],
    ['cedar shingles on the sides of house', 'Siding & Eavestrough'],
    ['stone foundation letting in water', 'Concrete & Foundations'],
    ['garage door wont shut and we gotta leave', 'Garage Doors'],
    ['ramasser la neige de mon entrée', 'Property Maintenance'],
    ['poser du tapis dans l’escalier', 'Flooring'],
    ['exterior repaint cedar shake', 'Painter'],
    ['cold air machine not cold', 'HVAC Technician'],
    ['barn wiring rodents chewed', 'Electrician'],
    ['badger digging under foundation', 'Pest Control'],
    ['house basement walls caving', 'Concrete & Foundations'],
    ['tenant wants screens put on bedroom windows', 'Windows & Glass'],
    // At length, or by the kind of a tree, and beside words of other trades.
    ['the maple in the front yard split in the ice storm and half of it is hanging over the hydro wires', 'Tree Service'],
    ['the ground beside the septic bed is soggy and the grass is really green there and it stinks when it rains', 'Septic & Well'],
    ['the neighbours upstairs let their tub overflow and now my ceiling is sagging and there is a brown ring', 'Plumber'],
    ['camera at the front door stopped recording after the power failure', 'Security Systems'],
    ['wet spot on the ceiling that gets bigger every time someone showers', 'Plumber'],
    ['my dad fell in the tub and we need something safer', 'Home Renovation'],
    ['icicles as thick as my arm hang above the front door and there is a stain on the bedroom ceiling', 'Roofer'],
    ['my son put an elbow through the wall beside the stairs', 'Drywall & Insulation'],
    ['somebody to do little repairs around the house', 'Handyman'],
    ['we rent out our cottage and need somebody to turn it over between guests', 'Cleaner'],
    ['tenant trashed the unit', 'Cleaner'],
    ['renters wrecked the house', 'Property Maintenance'],
    ['close the cottage', 'Plumber'],
    ['water delivery', 'Septic & Well'],
    ['ants in the kitchen and bath', 'Pest Control'],
    ['gas line for stove', 'Plumber'],
    ['poser des stores', 'Handyman'],
    ['le frigidaire fait pus de froid', 'Appliance Repair'],
    ['tireur de joints', 'Drywall & Insulation'],
    // A thing by its usual name, whatever is wrong with it.
    ['microwave leaks on the floor', 'Appliance Repair'],
    ["range won't start", 'Appliance Repair'],
    ['dishwasher smells like dead fish', 'Appliance Repair'],
    ['wires sticking out of the wall', 'Electrician'],
    ['spruce is too close to the wires', 'Tree Service'],
    ['flashing came off in the wind', 'Roofer'],
    ['bats under the deck', 'Pest Control'],
    ['ensuite gutted and redone', 'Home Renovation'],
    ['fence repainted white', 'Painter'],
    ['garbage piled up in the driveway', 'Property Maintenance'],
    ["we've been without water since they dug up the road", 'Plumber'],
    ['évier de cuisine coule en dessous dans l’armoire', 'Plumber'],
    ['le four marche plus', 'Appliance Repair'],
    ['la porte de la sécheuse ferme plus', 'Appliance Repair'],
    ['plinthe grésille', 'Electrician'],
    ['la couverture lève au vent', 'Roofer'],
    ['les marches d’en avant sont toutes craquées', 'Concrete & Foundations'],
    ['livraison d’eau', 'Septic & Well'],
    ['locataire a tout brisé', 'Property Maintenance'],
    // By what they do, and nothing else.
    ['repairman', 'Handyman'],
    ['réparateur', 'Handyman'],
    ['furnace repairman', 'HVAC Technician'],
    ['ferblantier', 'HVAC Technician'],
    ['calorifugeur', 'Drywall & Insulation'],
    ['domoticien', 'Security Systems'],
    ['décorateur', 'Home Renovation'],
    // Told in a sentence in which another trade has more words.
    ['water pools in my backyard and never drains', 'Landscaper'],
    ['water pools on our patio', 'Paving & Interlock'],
    ['groundhog digging beside the foundation', 'Pest Control'],
    ['woodchuck burrowed under the concrete pad', 'Pest Control'],
    ['it looks like a furnace problem but the outlet is dead', 'Electrician'],
    ['calorifère leaking on the plancher', 'HVAC Technician'],
    ['water heater dripping on the carpet', 'Plumber'],
    ['dog pee carpet cleaner', 'Carpet Cleaner'],
    ['mover scratched the wall paint', 'Painter'],
    ['rats in the drop ceiling', 'Pest Control'],
    ['squirrels ate the wires of our christmas lights', 'Pest Control'],
    ['mice chewed through the dishwasher hose', 'Pest Control'],
    ['the ensuite smells bad even after cleaning', 'Plumber'],
    ['the gate of our dog run sags', 'Fences & Decks'],
    ['there is still dampness along one wall in the basement', 'Restoration'],
    ['furnace room floor is wet', 'HVAC Technician'],
    ['front steps are icy because the eavestrough drips on them', 'Siding & Eavestrough'],
    ['qui répare les fenêtres qui ferment pas', 'Windows & Glass'],
    ['je sens le gaz', 'Plumber'],
    ['i want the wall between two rooms to go away', 'General Contractor'],
    ['my water heater is licking', 'Plumber'],
    ['there is mole on my bathroom ceiling', 'Restoration'],
    ['my flew pipe is loose', 'Chimney & Fireplace'],
    ['who does concert driveways', 'Concrete & Foundations'],
    ['eves are full of leafs', 'Siding & Eavestrough'],
    ['mouse droppings under the kitchen sink', 'Pest Control'],
    ['engineered floor lifted after the dishwasher leaked', 'Flooring'],
    ['plumber opened the wall to fix the leak now i need drywall', 'Drywall & Insulation'],
    ['the place needs to be spotless for the new people', 'Cleaner'],
    ['washer fills but never drains and smells like rotten eggs', 'Appliance Repair'],
    ['heat pump dryer error code', 'Appliance Repair'],
    ['can my old 60 amp service handle a mini split', 'Electrician'],
    ['house from 1965 has no ground plugs', 'Electrician'],
    ['how much to run a line to the shop for a welder', 'Electrician'],
    ['outside tap was left on all winter and now the basement wall is soaked', 'Plumber'],
    ['small bathroom facelift without moving pipes', 'Home Renovation'],
    ['sewage smell in the crawl space', 'Plumber'],
    ['intake pipe of the furnace is plugged with ice', 'HVAC Technician'],
    ['exhaust pipe outside blocked by snow', 'HVAC Technician'],
    ['wildfire smoke is getting inside the house with all windows shut', 'HVAC Technician'],
    ['bathroom fan drips when it is cold out', 'Drywall & Insulation'],
    ['kitchen hood vents into the attic', 'HVAC Technician'],
    ['the tenants left the place a disaster', 'Cleaner'],
    ['doors won’t close anymore and there are cracks above them', 'Concrete & Foundations'],
    ['rough in for a basement washroom', 'Plumber'],
    ['my rough is leaking', 'Roofer'],
    ['the thing that heats the water makes a popping noise', 'Plumber'],
    ['stain on the ceiling under the air handler in the attic', 'HVAC Technician'],
    ['tub fills with dirty water when the washer drains', 'Plumber'],
    ['electric baseboards now thinking about a heat pump', 'HVAC Technician'],
    ['lvp over concrete', 'Flooring'],
  ])('%p needs a %s', (query, trade) => expect(understand(query, LEXICON, PLACES).trades[0]).toBe(trade));

  it.each([
    ["furnace clicking but won't light", 'HVAC Technician'],
    ['stove burner will not light', 'Appliance Repair'],
    ['bbq wont light', 'Appliance Repair'],
    ['water heater pilot wont stay lit', 'Plumber'],
    ['hot water tank pilot light wont stay on', 'Plumber'],
    ['hallway lights wont turn on', 'Electrician'],
    ['hallway light wont light', 'Electrician'],
    ['outside lights not coming on', 'Electrician'],
    ['shovel snow off the roof', 'Roofer'],
  ])('%p needs only a %s', (query, trade) => expect(understand(query, LEXICON, PLACES)).toMatchObject({ trades: [trade], words: [] }));

  it('in colloquial words causes the same warning', () => {
    expect(understand('watter leaking from celing', LEXICON, PLACES)).toMatchObject({
      words: [],
      topics: [{ path: '/emergency-help#water' }],
    });
  });

  // Most of the words of a sentence say nothing of what is needed.
  it.each([
    ['lights in the hallway flicker every single time my husband runs the vacuum, should I be worried?', 'Electrician'],
    ['Good morning, we just bought our first house and the inspector said the electrical panel is outdated, who do we call', 'Electrician'],
    ['um yeah I need like a guy for my toilet its been leaking around the bottom for like a week', 'Plumber'],
    ['my tenant texted me that the kitchen sink is backing up again, third time this year!!!', 'Plumber'],
    ['hello, senior here, my furnace stopped and the man who used to fix it retired', 'HVAC Technician'],
    ['show me well reviewed companies that install heat pumps, ideally ones that handle the rebate paperwork', 'HVAC Technician'],
    ['bonsoir, ma thermopompe fait un bruit bizarre depuis deux jours et je ne sais pas qui appeler', 'HVAC Technician'],
    ['quelqu’un de fiable et pas trop cher pour tondre mon gazon cet été', 'Landscaper'],
    // Misspelt so that only the words beside it say what was meant.
    ['heet pump', 'HVAC Technician'],
    ['plombié', 'Plumber'],
    ['cloged drane', 'Plumber'],
    ['hvak', 'HVAC Technician'],
    // Written as one word.
    ['EVCHARGERINSTALL', 'Electrician'],
  ])('spoken as %p needs a %s', (query, trade) => expect(understand(query, LEXICON, PLACES).trades[0]).toBe(trade));

  it.each([
    ['electrician in missisauga', 'Mississauga'],
    ['plumber near mississagua', 'Mississauga'],
    ['landscaping gulph', 'Guelph'],
    ['plumberguelph', 'Guelph'],
    ['plumber vaugn', 'Vaughan'],
  ])('%p means %s', (query, place) => expect(understand(query, LEXICON, PLACES)).toMatchObject({ place: { name: place }, words: [] }));

  it.each([
    ['my son Brandon clogged the toilet', 'Plumber'],
    ['my tenant Sydney broke the window', 'Windows & Glass'],
    ['a trail of ants along the counter', 'Pest Control'],
    ['our golden retriever peed on the carpet', 'Carpet Cleaner'],
    ['high level of iron in the water', 'Septic & Well'],
  ])('who says %p names no town, and needs a %s', (query, trade) =>
    expect(understand(query, LEXICON, PLACES)).toMatchObject({ place: null, trades: [trade] }),
  );

  it.each([
    ['locksmith for my tenant Sydney', 'Sydney'],
    ['a deck for the house my sister rents, Golden BC', 'Golden'],
  ])('who ends with a town means it: %p', (query, place) =>
    expect(understand(query, LEXICON, PLACES)).toMatchObject({ place: { name: place } }),
  );

  it.each([
    ['garage door for sale', 'Garage Doors'],
    ['get the house ready for sale, paint and repairs', 'Painter'],
    ['buy and install a dishwasher', 'Appliance Repair'],
    ['roofer for a movie theatre', 'Roofer'],
    ['dishwasher not cleaning calgary', 'Appliance Repair'],
  ])('who says %p buys nothing without work', (query, trade) => expect(understand(query, LEXICON, PLACES).trades).toContain(trade));

  it.each([
    'light beer',
    'lawn bowling lessons',
    'toilet joke',
    'gizmo tamer',
    'pizza delivery',
    'car mechanic',
    'dentist',
    'hair salon',
    'math tutor',
    'flights to paris',
    'used cars',
    'guitar lessons',
    'vet near me',
    'wedding dress',
    'mover',
    'dog trainer',
    'inspecteur en bâtiment',
    'hydro bill pay online',
    'home inspector guelph',
    'garbage pickup day',
    'moving truck rental',
    'translate',
    'used hot tub for sale',
    'where can I buy a hot tub',
    'where to buy a dishwasher',
    'how to become a locksmith',
    'jobs as a painter',
    'light bulb joke',
    'flood insurance lawyer',
    'skeleton in the closet',
    'bottled water delivery',
  ])('%p needs no trade', (query) => {
    expect(understand(query, LEXICON, PLACES).trades).toEqual([]);
  });
});

describe('a thing that many trades work on', () => {
  it.each([
    ['door repair', ['Carpenter', 'Windows & Glass']],
    ['new door', ['Carpenter', 'Windows & Glass']],
    ['front steps repair', ['Carpenter', 'Concrete & Foundations']],
    ['broken fan', ['Electrician']],
    ['pump not working', ['Plumber', 'Septic & Well']],
    ['vent repair', ['HVAC Technician']],
    ['water problem', ['Plumber']],
    ['new garage', ['General Contractor']],
    ['nouvelle porte', ['Carpenter', 'Windows & Glass']],
    ['trou dans le mur', ['Drywall & Insulation']],
  ])('determines the trade if nothing else does: %p', (query, trades) =>
    expect([...understand(query, LEXICON, PLACES).trades].sort()).toEqual(expect.arrayContaining(trades)),
  );

  it.each([
    ['mouse in the wall', 'Pest Control'],
    ['fridge door', 'Appliance Repair'],
    ['garage door', 'Garage Doors'],
    ['heat pump', 'HVAC Technician'],
    ['locksmith for a door', 'Locksmith'],
    ['toilet cracked', 'Plumber'],
    ['mouffette sous le cabanon', 'Pest Control'],
  ])('adds no trade if something else determines it: %p', (query, trade) =>
    expect(understand(query, LEXICON, PLACES).trades).toEqual([trade]),
  );

  it.each(['garage sale', 'water park', 'donut hole', 'fan club', 'gas prices today'])('is only a word in %p', (query) =>
    expect(understand(query, LEXICON, PLACES).trades).toEqual([]),
  );
});

describe('a directory without the intended trade', () => {
  it.each([
    ['brown stain on the ceiling below our shower', 'Plumber', 'Roofer'],
    ['breaker trips when the microwave is on', 'Electrician', 'Appliance Repair'],
  ])('%p may also mean %p', (query, trade, other) => {
    const { trades, otherTrades } = understand(query, LEXICON, PLACES);
    expect(trades).toEqual([trade]);
    expect([...otherTrades.likely, ...otherTrades.unlikely]).toContain(other);
  });

  it('does not offer house cleaners for a chimney', () => {
    const { otherTrades } = understand('chimney cleaning', LEXICON, PLACES);
    expect([...otherTrades.likely, ...otherTrades.unlikely]).not.toContain('Cleaner');
  });

  it('does not offer heating for a pressure tank', () => {
    const { trades, otherTrades } = understand('pressure tank short cycling', LEXICON, PLACES);
    expect([trades, ...otherTrades.likely, ...otherTrades.unlikely]).not.toContain('HVAC Technician');
    expect(trades).toEqual(['Septic & Well']);
  });

  it('uses weak associations only if there are no others', () => {
    expect(understand('uneven interlock sink', LEXICON, PLACES)).toMatchObject({
      trades: ['Paving & Interlock'],
      otherTrades: { unlikely: ['Plumber'] },
    });
  });
});
