import { cleanLine, cleanText, fold, shownFileName, wordsOf } from './text.js';

describe('fold', () => {
  it.each([
    ['Montréal', 'montreal'],
    ['  Trois-Rivières ', 'trois-rivieres'],
    ['CŒUR & Æther', 'coeur & aether'],
    ['Łódź', 'lodz'],
    ['e\u0301', 'e'],
    ['ﬁtting', 'fitting'],
  ])('turns %j into %j', (text, key) => expect(fold(text)).toBe(key));
});

describe('wordsOf', () => {
  it('splits at everything that is neither a letter nor a digit', () => {
    expect(wordsOf("Bob's Plumbing & 24/7 Désaxé-Drain")).toEqual(['bob', 's', 'plumbing', '24', '7', 'desaxe', 'drain']);
  });

  it('finds nothing in operators', () => expect(wordsOf('" - \\ * :')).toEqual([]));
});

describe('cleanLine', () => {
  it('trims and normalises to NFC', () => expect(cleanLine('  Montre\u0301al ', 20)).toEqual({ value: 'Montréal' }));
  it.each(['Pine Works\u202e', '\u202aPine Works\u202c', 'Pine \u2067Works', '\u2066Pine Works\u2069'])(
    'removes characters that change the text direction: %j',
    (typed) => expect(cleanLine(typed, 20)).toEqual({ value: 'Pine Works' }),
  );
  it('refuses NUL and line breaks', () => {
    expect(cleanLine('a\u0000b', 20)).toEqual({ problem: 'has control characters' });
    expect(cleanLine('a\nb', 20)).toEqual({ problem: 'has control characters' });
  });
  it('counts after trimming', () => {
    expect(cleanLine(` ${'x'.repeat(5)} `, 5)).toEqual({ value: 'xxxxx' });
    expect(cleanLine('x'.repeat(6), 5)).toEqual({ problem: 'is longer than 5 characters' });
  });
});

it.each([
  ['cleanLine', cleanLine],
  ['cleanText', cleanText],
])('%s refuses half of a surrogate pair, which JSON allows and PostgreSQL does not, and keeps complete ones', (_name, clean) => {
  const problem = 'has a broken character (half of a surrogate pair)';
  for (const broken of ['a\ud83d', '\udd27b', '\udd27\ud83d', JSON.parse('"\\ud800"') as string])
    expect(clean(broken, 20)).toEqual({ problem });
  expect(clean(' 🔧 ', 2)).toEqual({ value: '🔧' });
});

describe.each([
  ['cleanLine', cleanLine],
  ['cleanText', cleanText],
])('%s', (_name, clean) => {
  it.each(['\u200b', ' \u200d\u2060\ufeff ', '\u00ad', '\u3164', '\u2800'])('treats %j, which is invisible, as empty', (text) => {
    expect(clean(text, 20)).toEqual({ value: '' });
  });

  it.each(['👩\u200d🔧', 'می\u200cخواهم', '\u200fשלום'])('keeps invisible characters that belong to %j', (text) => {
    expect(clean(text, 20)).toEqual({ value: text });
  });
});

describe('cleanText', () => {
  it('keeps tabs and line breaks, refuses other control characters', () => {
    expect(cleanText('a\r\n\tb', 20)).toEqual({ value: 'a\r\n\tb' });
    expect(cleanText('a\u0007b', 20)).toEqual({ problem: 'has control characters' });
  });
});

it('the name of an uploaded file has no control characters, and a limited length without half a character', () => {
  expect(shownFileName(' a\u0007b\n.csv ')).toBe('ab.csv');
  expect(shownFileName(`${'a'.repeat(199)}😀`)).toBe(`${'a'.repeat(199)}\uFFFD`);
});
