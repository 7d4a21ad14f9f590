import { addressPattern, spellingsOf } from './personal-data.js';

/** What PostgreSQL makes of it, as far as JavaScript's own expressions say the same. */
const finds = (email: string, text: string) => new RegExp(addressPattern(email).replaceAll('[:alnum:]', 'a-z0-9'), 'i').test(text);

it.each([
  ['zoé@éléments.example', ['zoé@éléments.example', 'zoé@xn--lments-9uab.example']],
  ['zoe@xn--lments-9uab.example', ['zoe@xn--lments-9uab.example', 'zoe@éléments.example']],
  ['ann@example.com', ['ann@example.com']],
  ['"a@b"@example.com', ['"a@b"@example.com']],
  ['ann@[192.0.2.1]', ['ann@[192.0.2.1]']],
])('%s is searched in each form of its domain', (email, spellings) => {
  expect(spellingsOf(email)).toEqual(spellings);
});

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
