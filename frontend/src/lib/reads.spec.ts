import { readKey } from './reads.js';

it('the entry of a read does not depend on the order of its parameters', () => {
  expect(readKey('search', { page: '1', city: 'Guelph' })).toBe(readKey('search', { city: 'Guelph', page: '1' }));
  expect(readKey('search', { city: 'Guelph' })).not.toBe(readKey('search', { city: 'Erin' }));
  expect(readKey('search', {})).not.toBe(readKey('choices', {}));
});
