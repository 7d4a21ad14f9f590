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
    '',
  ])('%p is nothing to read about', (query) => {
    expect(paths(query)).toEqual([]);
  });
});
