import { tokensOf } from './tokens.js';
import { topicsIn } from './topics.js';

const paths = (query: string) => topicsIn(new Set(tokensOf(query).map(({ stem }) => stem))).map(({ path }) => path);

describe('what there is to read', () => {
  it.each([
    ['my faucet is dripping', '/dripping-faucet-guide'],
    ["shower won't drain", '/clogged-drain-guide'],
    ['toilet keeps running', '/running-toilet-guide'],
    ['there is no hot water', '/no-hot-water-guide'],
    ['thermostat died, screen is dead', '/thermostat-not-working-guide'],
    ['le disjoncteur saute', '/circuit-breaker-guide'],
    ['dead outlet in kitchen', '/outlet-not-working-guide'],
    ['tuyaux gelés', '/frozen-pipes-guide'],
    ['no hot water in basement bathroom', '/no-hot-water-guide'],
    ['water from my tap is down to a trickle', '/low-water-pressure-guide'],
    ["basse pression d'eau", '/low-water-pressure-guide'],
    ['bath water is just lukewarm', '/no-hot-water-guide'],
    ['sump pump makes a grinding noise', '/sump-pump-guide'],
    ['the breaker wont stay on', '/circuit-breaker-guide'],
    ['power keeps flickering in half the house', '/flickering-lights-guide'],
    ['aircon no cold', '/ac-not-cooling-guide'],
    ['ecobee blank screen', '/thermostat-not-working-guide'],
    ['handwash basin blocked', '/clogged-drain-guide'],
    ['débouchage de drain', '/clogged-drain-guide'],
    ['toilet water not stopping', '/running-toilet-guide'],
    ['bedroom is freezing but the rest of the house is fine', '/uneven-temperature-guide'],
  ])('%p brings %p', (query, path) => expect(paths(query)).toEqual([path]));

  it.each([
    ['I smell gas', 'gas'],
    ['carbon monoxide alarm', 'carbon-monoxide'],
    ['sparks: outlet sparking', 'electrical'],
    ['pipe burst in basement', 'water'],
    ['odeur de gaz', 'gas'],
    ['sous-sol inondé', 'water'],
    ['ceiling leak thru light fixture', 'electrical'],
    ['my ceiling is dripping', 'water'],
    ['water everywhere help', 'water'],
    ['flood!', 'water'],
    ['inondation', 'water'],
    ["fuite d'eau plafond", 'water'],
    ['détecteur de monoxyde', 'carbon-monoxide'],
    ['eau au plafond de la cuisine', 'water'],
    ['odeur d’œufs pourris', 'gas'],
    ['fuite de propane', 'gas'],
    ["l'eau monte dans le sous-sol", 'water'],
    ['water in the cellar', 'water'],
    ['égout refoule', 'water'],
    ['tuyaux éclatés', 'water'],
    ['panneau qui fait des étincelles', 'electrical'],
    ['prise qui brûle', 'electrical'],
    ['fil électrique par terre', 'electrical'],
    ['fournaise en panne', 'no-heat'],
    ['la maison est gelée', 'no-heat'],
    ['the heat isnt coming on', 'no-heat'],
    ['furnace died tonight', 'no-heat'],
    ['my house is freezing', 'no-heat'],
    ['heat stopped working', 'no-heat'],
    ['fournaise ne part plus', 'no-heat'],
    ['i got a shock from my washing machine', 'electrical'],
    ['hydro pole to house wire came down', 'electrical'],
    ['breaker panel hot to touch and buzzing', 'electrical'],
    ['tree came down on power line', 'electrical'],
    ['smell of burning in the walls', 'electrical'],
    ['hot water tank burst', 'water'],
    ['the water main broke', 'water'],
    ['water is gushing from the ceiling light', 'electrical'],
    ['power bar smells like burning', 'electrical'],
    ['heat out tonight', 'no-heat'],
    ['toilet overflowing', 'water'],
    ['raw sewage coming up the drain', 'water'],
    ['water heater leaking all over the floor', 'water'],
    ['washing machine flooded the laundry room', 'water'],
  ])('%p leads to help first', (query, id) => expect(paths(query)[0]).toBe(`/emergency-help#${id}`));

  it.each(['emergency', 'Fire!', 'urgence'])('%p alone leads to help with any of them', (query) =>
    expect(paths(query)).toEqual(['/emergency-help']),
  );

  it.each([
    'plumber',
    'emergency plumber',
    'fire pit',
    'hot water tank rental',
    'water coming through windows',
    'gas fireplace service',
    'power washing',
    'flood lights',
    'water heater in basement',
    'chauffe-eau dans le sous-sol',
    'basement waterproofing',
    // Nothing that is needed in winter, and no flood.
    'dryer no heat',
    'oven not heating',
    'heated floor not working',
    'heat wont turn off',
    'installation de chauffage',
    "robinet d'eau chaude",
    'pool shock',
    'water stain on ceiling',
    'trim tree near power line',
    'furnace blinking light',
    '',
  ])('%p is nothing to read about', (query) => {
    expect(paths(query)).toEqual([]);
  });
});
