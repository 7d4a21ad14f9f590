import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Montréal']);
const read = (query: string) => understand(query, LEXICON, PLACES);

it.each([
  'plumber jobs hiring Toronto',
  'electrician jobs guelph',
  'window cleaner jobs',
  'electrician apprenticeship Toronto',
  'carpenter salary',
  'how much does an hvac tech make per year',
  'red seal exam practice roofing',
  'plumbing course college',
  'emplois plombier Montréal',
  "offre d'emploi électricien",
])('%p is a search for employment, not for a trade', (query) => expect(read(query).trades).toEqual([]));

it.each([
  ['handyman for odd jobs', 'Handyman'],
  ['hiring a plumber guelph', 'Plumber'],
  ['painting job', 'Painter'],
  ['electrician for small jobs', 'Electrician'],
  ['the roofer did a bad job and the roof leaks', 'Roofer'],
  ['golf course landscaping', 'Landscaper'],
  ['furnace makes a noise every hour', 'HVAC Technician'],
])('%p is a search for a trade', (query, trade) => expect(read(query).trades).toContain(trade));
