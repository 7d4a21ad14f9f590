import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from '../understanding/lexicon.js';
import { Places } from '../understanding/places.js';
import { redactedQueryOf, REDACTED_QUERY } from './redacted-query.js';

const KNOWN = {
  lexicon: new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade }))),
  places: new Places(['Guelph', 'Hamilton', 'Victoria', 'Toronto']),
};
const kept = (query: string, titles: string[] = []) => redactedQueryOf(query, KNOWN, () => titles);

describe('of a query is stored', () => {
  it.each([
    ['Hot Tub  cover\tlifter', 'hot tub cover lifter'],
    ['Plombier à Montréal', 'plombier a montreal'],
    ['plumber in Guelph', 'plumber in guelph'],
    ['victoria lattice panels', 'victoria lattice panels'],
    ['hamilton awning cleaner', 'hamilton awning cleaner'],
    ['kohler flapper', 'kohler flapper'],
    ['rinnai tankless', 'rinnai tankless'],
    ['Dave plumber guelph', 'dave plumber guelph'],
    ['24 hour plumber', '24 hour plumber'],
    ['200 amp panel', '200 amp panel'],
    ['50 foot sewer line', '50 foot sewer line'],
    ['3 way switch', '3 way switch'],
    ['2 car garage door', '2 car garage door'],
    ['2 hour drive to a 50 foot sewer line', '2 hour drive to a 50 foot sewer line'],
    ['60000 btu furnace', '60000 btu furnace'],
    ['plumber N1H 2A1', 'plumber n1h'],
    ['electrician near m5v', 'electrician near m5v'],
    ['mr rooter', 'mr rooter'],
    ['6 m. fence', '6 m. fence'],
    ['b.m. roofing', 'b.m. roofing'],
    ['<b>roof</b>', '<b>roof</b>'],
    ['qwxzv', 'qwxzv'],
    ['???', '???'],
    ['pizza', 'pizza'],
  ])('%p as %p', (query, expected) => expect(kept(query)).toBe(expected));

  it('a hundred characters, none of them half of a surrogate pair', () => {
    expect(kept('roof '.repeat(40))).toBe('roof '.repeat(20).trim());
    expect(kept(`${'x'.repeat(99)}😀`).isWellFormed()).toBe(true);
  });

  it('the name of a business that was found', () => {
    expect(kept('Mr. Henderson', ['Mr. Henderson Heating'])).toBe('mr. henderson');
    expect(kept('M. Bouchard', ['M. Bouchard Électrique'])).toBe('m. bouchard');
    expect(kept('john smith plumbing', ['John Smith Plumbing Ltd.'])).toBe('john smith plumbing');
    expect(kept('john smith plumbing', ['John Plumbing', 'Smith Plumbing'])).toBe(REDACTED_QUERY);
  });
});

describe('nothing is stored of', () => {
  it.each([
    ['a phone number', '416 555 0142'],
    ['one with brackets', 'plumber (416) 555-0142'],
    ['one in other digits', '４１６５５５０１４２'],
    ['a local one', '555-0142'],
    ['a number of a card', '4111111111111111'],
    ['an email address', 'ann@example.com'],
    ['one within words', 'who is ann.smith@example.com'],
    ['a web address', 'https://example.com/ann'],
    ['a street address', '742 Evergreen Terrace'],
    ['one with a city', '12 maple st guelph'],
    ['one behind a measure', '2 hour drive from 45 maple street'],
    ['one beside a measure', '24 hour 45 maple street'],
    ['one of two words', '1200 old mill road toronto'],
    ['a French one', '123 rue Principale'],
    ['a unit', 'plumber unit 5'],
    ['an apartment', 'apt. 302 leak'],
    ['a name', 'John Smith'],
    ['a name behind a trade', 'plumber maria gonzalez'],
    ['a name in other order', 'kowalska jadwiga'],
    ['a name with an initial', 'john f. kessler'],
    ['one with particles', 'jean de la fontaine'],
    ['an Indian name', 'priya ramachandran'],
    ['a Nigerian name', 'Oluwaseun Adebayo'],
    ['an accented name', 'Zoë Tremblay'],
    ['a title', 'mrs henderson'],
    ['a French title', 'M. Bouchard électricien'],
    ['one without a space', 'm.bouchard'],
    ['a name in another script', 'علي حسن'],
    ['two given names', 'mary jane'],
    ['a name that is a distant place, too', 'chelsea wozniak'],
  ])('%s: %p', (_what, query) => expect(kept(query)).toBe(REDACTED_QUERY));
});

it('without a vocabulary nothing is stored', () => {
  expect(redactedQueryOf('john plumbing', undefined, () => [])).toBe(REDACTED_QUERY);
  expect(redactedQueryOf('hot tub cover lifter', undefined, () => [])).toBe('hot tub cover lifter');
});

it('titles of found businesses are compared only if a query looks like a name', () => {
  redactedQueryOf('hot tub cover lifter', KNOWN, () => {
    throw new Error('asked');
  });
});

it('the given names are equal to those of their package', async () => {
  // The script is no part of what is compiled.
  const script = '../../../../../scripts/given-names.mjs';
  const { givenNamesText } = (await import(script)) as { givenNamesText: () => string };
  const { GIVEN_NAMES } = await import('../given-names-data.js');
  expect(givenNamesText()).toContain(`export const GIVEN_NAMES = \`${GIVEN_NAMES}\`;`);
});
