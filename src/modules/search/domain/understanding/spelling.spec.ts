import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { Spelling } from './spelling.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph']);

describe('spelling', () => {
  const spelling = new Spelling(['plumber', 'electrician', 'roof', 'drain', 'furnace', 'exterminator']);

  it.each([
    ['plummer', 'plumber'],
    ['electrcian', 'electrician'],
    ['drian', 'drain'],
    ['furnce', 'furnace'],
    ['exterminater', 'exterminator'],
    ['elektrishan', undefined],
    ['root', undefined],
    ['train', undefined],
    ['plum', undefined],
  ])('%p is corrected to %p', (typed, meant) => expect(spelling.closest(typed)[0]).toBe(meant));
});

describe('a misspelt word of a query', () => {
  it.each([
    // In its ending, which is in no stem.
    ['outdoor lightnig', 'Electrician'],
    ['apartment cleannig', 'Cleaner'],
    ['outlet instalation', 'Electrician'],
    ['room paining', 'Painter'],
    // What stands beside it decides between words that are as close.
    ['wahing machine hookup', 'Plumber'],
    ['satnding water yard', 'Landscaper'],
    // At its first letter.
    ['olumber', 'Plumber'],
    ['rlectrician near me', 'Electrician'],
    ['lpumbing leak', 'Plumber'],
    ['lectrician', 'Electrician'],
    ['fripping tap', 'Plumber'],
    ['vlogged drain', 'Plumber'],
    // The other words say that something is wrong, but not with what.
    ['gurnace not working', 'HVAC Technician'],
    ['my rurnace is broken', 'HVAC Technician'],
    // Neither Harewood, nor Asbestos in Quebec.
    ['hardwoood buckling', 'Flooring'],
    ['asbeestos in house', 'Restoration'],
    // Neither two words that were written as one.
    ['batroom tiling', 'Tile & Stone'],
    ['drivway ice', 'Property Maintenance'],
    ['concerte patio', 'Concrete & Foundations'],
  ])('in %p is corrected to %p', (query, trade) => {
    const { trades, place } = understand(query, LEXICON, PLACES);
    expect(trades).toContain(trade);
    expect(place).toBeNull();
  });

  it.each([
    ['jason', []],
    ["jason's plumbing", ['Plumber']],
    ['nason', []],
    ['gurnace', []],
    ['carter repair', []],
  ])('is no trade if it is a name: %p', (query, trades) => expect(understand(query, LEXICON, PLACES).trades).toEqual(trades));

  it.each(['plumber in Gulph', 'roofer Gueplh', 'hardwood floors gelph'])('is a place if no trade has such a word: %p', (query) =>
    expect(understand(query, LEXICON, PLACES).place?.name).toBe('Guelph'),
  );
});

it.each([
  // The other words of the name are right.
  ['plumber fort mcmurrray', 'Fort McMurray'],
  ['roofer Owen Sounnd', 'Owen Sound'],
  ['Noth York plumber', 'North York'],
  ['leaking tap north vancuover', 'North Vancouver'],
  ['roof repair near Noorth Saanich', 'North Saanich'],
  ['plumber niagara falsl', 'Niagara Falls'],
  ['plumber Siant John', 'Saint John'],
  ['Saintte-Julie plumber', 'Sainte-Julie'],
  ['plombier saintjerome', 'Saint-Jérôme'],
  // Short, behind "near".
  ['roof repair near Lavaal', 'Laval'],
  // Known as well as they are, these are no part of it.
  ['roofer bedford, ns', 'Bedford'],
  ['wild rice', undefined],
  ['leaking tap lavaal', undefined],
])('%p means %p', (query, town) => {
  expect(understand(query, LEXICON, PLACES).place?.name).toBe(town);
});

it('the gazetteer is equal to that of its package', async () => {
  // The script is no part of what is compiled.
  const script = '../../../../../scripts/gazetteer.mjs';
  const { gazetteerText } = (await import(script)) as { gazetteerText: () => string };
  const { GAZETTEER, SMALLER_PLACES } = await import('../gazetteer-data.js');
  expect(gazetteerText()).toContain(`export const GAZETTEER = \`${GAZETTEER}\`;`);
  expect(gazetteerText()).toContain(`export const SMALLER_PLACES = \`${SMALLER_PLACES}\`;`);
  expect([GAZETTEER, SMALLER_PLACES].map((list) => list.trim().split('\n').length)).toEqual([1_051, 364]);
});
