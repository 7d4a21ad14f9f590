import { spamReasonOf } from './spam.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const fields = { name: 'Ann', message: 'A tap drips.' };
const ago = (ms: number) => ({ _started: String(NOW.getTime() - ms) });
const linking = (count: number) => ({ website: 'https://own.example', message: `See ${'https://a.example/x '.repeat(count)}` });

describe('spamReasonOf', () => {
  it.each([
    ['a filled honeypot', fields, { _honey: 'x' }, 'honeypot'],
    ['less than two seconds', fields, ago(1_999), 'too-fast'],
    ['a start that is yet to come', fields, ago(-1), 'too-fast'],
    ['a start that is no time', fields, { _started: 'now' }, 'too-fast'],
    ['four links', linking(4), {}, 'too-many-links'],
    ['four links without a scheme', { message: 'www.a.example www.b.example www.c.example www.d.example' }, {}, 'too-many-links'],
  ] as const)('detects %s', (_what, given, hidden, reason) => {
    expect(spamReasonOf(given, hidden, NOW)).toBe(reason);
  });

  it.each([
    ['no hidden fields', fields, {}],
    ['empty ones', fields, { _honey: '', _started: '' }],
    ['two seconds', fields, ago(2_000)],
    ['a form that stayed open for a week', fields, ago(7 * 86_400_000)],
    ['three links, and a field that is one', linking(3), {}],
  ])('does not detect %s', (_what, given, hidden) => {
    expect(spamReasonOf(given, hidden, NOW)).toBeNull();
  });
});
