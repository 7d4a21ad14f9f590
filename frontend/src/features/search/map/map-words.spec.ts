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
  [found(0, 0), 'No businesses to show on the map.'],
  [found(1, 1), 'The map shows the only result.'],
  [found(7, 7), 'The map shows all 7 results.'],
  [found(7, 8, 1), 'The map shows 7 results. One has no known location and is only in the list.'],
  [found(1, 4, 3), 'The map shows 1 result. 3 have no known location and are only in the list.'],
  [found(0, 1, 1), 'One has no known location and is only in the list.'],
  [found(990, 12_000, 10), 'The map shows the first 990 of 12,000 results in the list. Zoom in and search that area to see others.'],
])('describes the map (%#)', (asked, said) => expect(pinsWords(asked, MAP_WORDS)).toBe(said));

it('names a pin after its business, and a group after the first one', () => {
  expect(pinName(['Quiet Pipes'], false, MAP_WORDS)).toBe('Quiet Pipes');
  expect(pinName(['Quiet Pipes'], true, MAP_WORDS)).toBe('Quiet Pipes, approximate place');
  expect(pinName(['Quiet Pipes', 'Other'], true, MAP_WORDS)).toBe('2 businesses: Quiet Pipes and others');
});
