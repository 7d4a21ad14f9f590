import { addressPattern } from './personal-data.js';

/** What PostgreSQL makes of it, as far as JavaScript's own expressions say the same. */
const finds = (email: string, text: string) => new RegExp(addressPattern(email).replaceAll('[:alnum:]', 'a-z0-9'), 'i').test(text);

describe('addressPattern', () => {
  it.each([
    'ann@example.com',
    'Write to Ann@Example.com.',
    '"email": "ann@example.com"',
    'x\\nann@example.com\\ny',
    '<ann@example.com>',
    'ann@example.com, bob',
  ])('finds it in %s', (text) => {
    expect(finds('ann@example.com', text)).toBe(true);
  });

  it.each(['joann@example.com', 'x.ann@example.com', 'ann@example.community', 'ann@example.com.au', 'annXexample.com'])(
    'does not match %s',
    (text) => {
      expect(finds('ann@example.com', text)).toBe(false);
    },
  );

  it('escapes the characters of regular expressions in an address', () => {
    expect(finds('a.b+c@example.com', 'axb+c@example.com')).toBe(false);
    expect(finds('a.b+c@example.com', 'a.b+c@example.com')).toBe(true);
  });
});
