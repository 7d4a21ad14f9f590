import { isRated, ratingText } from './rating-text.js';

it.each([
  [5, '5.0'],
  [4.95, '5.0'],
  [4.94, '4.9'],
  [4.45, '4.5'],
  [4.35, '4.4'],
  [4.349, '4.3'],
  [4.05, '4.1'],
  [1.15, '1.2'],
  [1, '1.0'],
])('a rating of %d is written %s', (rating, text) => expect(ratingText(rating)).toBe(text));

it.each([
  [null, false],
  [0, false],
  [0.5, true],
  [5, true],
])('%j is a rating: %j', (rating, isOne) => expect(isRated(rating)).toBe(isOne));
