import { lowerBound } from './lower-bound.js';

// Of equal ones the first is meant.
it.each([
  ['a', 0],
  ['b', 0],
  ['c', 1],
  ['d', 1],
  ['e', 3],
])('%p is at %i', (value, place) => {
  const sorted = ['b', 'd', 'd'];
  expect(lowerBound(sorted, value)).toBe(place);
  const entries = sorted.map((key) => ({ key }));
  expect(lowerBound(entries, value, ({ key }) => key)).toBe(place);
});

it('is 0 for an empty list', () => expect(lowerBound(new Float64Array(), 7)).toBe(0));
