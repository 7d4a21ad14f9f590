import { keysOf, likenessOf } from './submission-traits.js';

it('two submissions are alike in title and city, whether the province stands behind the city or not', () => {
  const [one, other] = [keysOf({ title: 'Bob', city: 'Guelph, ON' }), keysOf({ title: 'BOB', city: 'guelph' })];
  expect(likenessOf(one, other)).toEqual(['title and city']);
});
