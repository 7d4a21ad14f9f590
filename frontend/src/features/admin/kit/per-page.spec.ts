import { limitOf, perPageOf } from './per-page.js';

it('the default page size is not in the address, larger ones are', () => {
  expect([20, 50, 100].map(limitOf)).toEqual(['', '50', '100']);
  expect(['', '50', '100'].map(perPageOf)).toEqual([20, 50, 100]);
});
