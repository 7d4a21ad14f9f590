import { picker } from './random.mjs';

/** Trade, weight and what its companies call themselves. Four trades make up about seven tenths. */
export const TRADES = [
  ['Plumber', 210, ['Plumbing', 'Drains', 'Plumbing & Heating', 'Pipeworks']],
  ['Electrician', 190, ['Electric', 'Electrical', 'Wiring', 'Power & Light']],
  ['HVAC Technician', 160, ['Heating & Cooling', 'HVAC', 'Mechanical', 'Climate']],
  ['Landscaper', 140, ['Landscaping', 'Gardens', 'Lawn Care', 'Grounds']],
  ['General Contractor', 45, ['Contracting', 'Builders', 'Construction']],
  ['Roofer', 38, ['Roofing', 'Roof & Gutter', 'Shingles']],
  ['Painter', 34, ['Painting', 'Painters', 'Coatings']],
  ['Carpenter', 28, ['Carpentry', 'Woodworks', 'Millwork']],
  ['Handyman', 24, ['Home Repairs', 'Handyman', 'Odd Jobs']],
  ['Cleaner', 20, ['Cleaning', 'Housekeeping']],
  ['Flooring Installer', 16, ['Flooring', 'Floors', 'Hardwood']],
  ['Tiler', 13, ['Tile', 'Tile & Stone']],
  ['Mason', 12, ['Masonry', 'Brick & Block']],
  ['Drywaller', 11, ['Drywall', 'Plaster']],
  ['Window Installer', 10, ['Windows & Doors', 'Glass']],
  ['Pest Control', 9, ['Pest Control', 'Wildlife Control']],
  ['Locksmith', 8, ['Locks', 'Locksmiths']],
  ['Mover', 7, ['Moving', 'Movers']],
  ['Arborist', 6, ['Tree Care', 'Arborists']],
  ['Pool Technician', 5, ['Pools', 'Pool & Spa']],
  ['Appliance Repair', 5, ['Appliance Repair', 'Appliances']],
  ['Garage Door Installer', 4, ['Garage Doors', 'Overhead Doors']],
  ['Fence Builder', 3, ['Fencing', 'Fence & Deck']],
  ['Insulation Installer', 2, ['Insulation', 'Spray Foam']],
];

const STARTS = ['Al', 'Bar', 'Bel', 'Bran', 'Cal', 'Cor', 'Dal', 'Der', 'El', 'Fen', 'Gar', 'Gil', 'Had', 'Hol', 'Is', 'Jor', 'Kel', 'Kov', 'Lan', 'Lor', 'Mar', 'Mor', 'Nor', 'Ol', 'Pel', 'Quin', 'Ros', 'San', 'Tam', 'Tor', 'Ul', 'Var', 'Wen', 'Zel'];
const MIDDLES = ['a', 'e', 'i', 'o', 'an', 'ar', 'da', 'den', 'el', 'en', 'in', 'la', 'len', 'li', 'mo', 'na', 'or', 'ri', 'sta', 'ten', 'vi', 'wa'];
const FINISHES = ['bard', 'beck', 'by', 'dell', 'den', 'der', 'dine', 'field', 'gren', 'kar', 'la', 'lin', 'low', 'man', 'mond', 'nac', 'nell', 'quist', 'rell', 'rick', 'ro', 'sen', 'ski', 'son', 'ston', 'ta', 'tier', 'ton', 'vane', 'ville', 'well', 'wick', 'zard'];
const NATURE = ['Cedar', 'Copper', 'Maple', 'Granite', 'River', 'Willow', 'Amber', 'Silver', 'Harbour', 'Prairie', 'Timber', 'Northern', 'Spruce', 'Falcon', 'Meadow', 'Winter', 'Summit', 'Pebble', 'Juniper', 'Heron'];
const FEATURES = ['brook', 'crest', 'gate', 'ridge', 'stone', 'vale', 'wood', 'point', 'haven', 'line', 'mark', 'side', 'path', 'bridge', 'light', 'craft', 'bay', 'hill', 'shore', 'lake'];
const ACCENTS = { a: 'â', e: 'é', i: 'î', o: 'ô', u: 'û' };

const NAMES = 11000;

/**
 * Invented surnames, skewed so that some are common; about a tenth carry an accent.
 * @param {import('./random.mjs').Random} random
 * @returns {{ surname: () => string, accented: () => string, compound: () => string }}
 */
export function companyWords(random) {
  const plain = new Set();
  while (plain.size < NAMES) plain.add(random.pick(STARTS) + random.pick(MIDDLES) + random.pick(FINISHES));
  const accented = [...plain].slice(0, 2500).map((name) => name.replace(/(?<=.)[aeiou]/, (vowel) => ACCENTS[vowel]));
  const compounds = NATURE.flatMap((first) => FEATURES.map((last) => first + last));
  const skewed = (items) => {
    const pick = picker(items, (rank) => 1 / (rank + 200) ** 0.5);
    return () => pick(random);
  };
  return { surname: skewed([...plain]), accented: skewed(accented), compound: skewed(compounds) };
}
