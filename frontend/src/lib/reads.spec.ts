import { readKey } from './reads.js';

it('an answer is found by what was asked, in whatever order that is said', () => {
  expect(readKey('search', { page: '1', city: 'Guelph' })).toBe(readKey('search', { city: 'Guelph', page: '1' }));
  expect(readKey('search', { city: 'Guelph' })).not.toBe(readKey('search', { city: 'Erin' }));
  expect(readKey('search', {})).not.toBe(readKey('choices', {}));
});
