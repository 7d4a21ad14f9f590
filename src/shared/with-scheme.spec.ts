import { withScheme } from './with-scheme.js';

describe('withScheme', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/a b', 'https://www.example.com/a b'],
    ['http://example.com', 'http://example.com'],
    ['ftp://example.com', 'ftp://example.com'],
    ['call me', 'call me'],
    ['', ''],
  ])('%s', (typed, whole) => expect(withScheme(typed)).toBe(whole));
});
