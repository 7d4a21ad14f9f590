import { dollarsText } from './dollars.js';

it.each([
  [0, '$0'],
  [50, '$50'],
  [72.5, '$72.50'],
  [1250, '$1,250'],
  [1234567.89, '$1,234,567.89'],
])('%d is %s', (amount, text) => {
  expect(dollarsText(amount)).toBe(text);
});
