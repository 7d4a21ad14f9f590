import { MAP_WORDS } from '../../../../../src/shared/words/map-words.js';
import { pinName, pinsWords } from './map-words.js';

const pin = { slug: 'a', title: 'A', latitude: 43, longitude: -80 };
const found = (pins: number, total: number, unplaced = 0) => ({
  pins: Array.from({ length: pins }, () => pin),
  total,
  unplaced,
  most: 1_000,
});

it.each([
  [found(0, 0), 'Nobody was found to show on the map.'],
  [found(1, 1), 'The map shows the one result.'],
  [found(7, 7), 'The map shows all 7 results.'],
  [found(7, 8, 1), 'The map shows 7 results. One has no known place and is in the list alone.'],
  [found(1, 4, 3), 'The map shows 1 result. 3 have no known place and are in the list alone.'],
  [found(0, 1, 1), 'One has no known place and is in the list alone.'],
  [
    found(990, 12_000, 10),
    'The map shows 990 of 12,000 results, the first in the order of the list. Move the map closer and search that area to see others.',
  ],
])('says what is on the map (%#)', (asked, said) => expect(pinsWords(asked, MAP_WORDS)).toBe(said));

it('calls a pin by its business, and one of several by the first', () => {
  expect(pinName(['Quiet Pipes'], false, MAP_WORDS)).toBe('Quiet Pipes');
  expect(pinName(['Quiet Pipes'], true, MAP_WORDS)).toBe('Quiet Pipes, approximate place');
  expect(pinName(['Quiet Pipes', 'Other'], true, MAP_WORDS)).toBe('2 businesses: Quiet Pipes and others');
});
