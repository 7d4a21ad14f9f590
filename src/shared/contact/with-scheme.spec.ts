import { withScheme } from './with-scheme.js';

describe('withScheme', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/a b', 'https://www.example.com/a b'],
    ['http://example.com', 'http://example.com'],
    ['ftp://example.com', 'ftp://example.com'],
    ['example.com?to=a@example.com', 'https://example.com?to=a@example.com'],
    ['example.com#a,b', 'https://example.com#a,b'],
    ['example.com/@bob', 'https://example.com/@bob'],
    // With a port it needs its scheme.
    ['example.com:8080', 'example.com:8080'],
    ['bob@gmail.com', 'bob@gmail.com'],
    ['Bob, bob@gmail.com', 'Bob, bob@gmail.com'],
    ['a.com;b.com', 'a.com;b.com'],
    ['a.com,b.com', 'a.com,b.com'],
    ['call me', 'call me'],
    ['', ''],
  ])('%s', (typed, whole) => expect(withScheme(typed)).toBe(whole));
});
