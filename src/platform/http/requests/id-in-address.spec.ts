import { idIn } from './id-in-address.js';

it.each([
  ['7', 7],
  ['007', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['99999999999', undefined],
  ['-1', undefined],
  ['1.0', undefined],
  ['1e3', undefined],
  ['', undefined],
  [' 1', undefined],
])('the id in %j', (text, id) => {
  expect(idIn(text)).toBe(id);
});
