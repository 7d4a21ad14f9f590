import { codeFrom, codeInAddress } from './referrer.js';

it('a code is looked up as it is stored, however it was typed', () => {
  expect(codeFrom(' abc23def45 ')).toBe('ABC23DEF45');
});

it.each([
  ['ABC23DEF45', 'ABC23DEF45'],
  ['a&b=/c<d>', 'abcd'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), 'x'.repeat(100)],
  ['', ''],
  [undefined, ''],
  [['ABC23DEF45'], ''],
])('of the code %j an address has %j', (given, expected) => {
  expect(codeInAddress(given)).toBe(expected);
});
