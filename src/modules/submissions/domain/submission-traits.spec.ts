import { keysOf, likenessOf } from './submission-traits.js';

it.each([
  ['Guelph, ON', 'guelph'],
  ['Saint-Jérôme', 'St. Jerome, QC'],
  ['Ft. Frances', 'Fort Frances'],
  ["St. John's", 'St John’s'],
])('two submissions match in title and city, written as %s and %s', (one, other) => {
  expect(likenessOf(keysOf({ title: 'Bob', city: one }), keysOf({ title: 'BOB', city: other }))).toEqual(['title and city']);
});
