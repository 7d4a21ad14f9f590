import { partsOf } from './matching.js';

const marked = (text: string, typed: string) =>
  partsOf(text, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('');

describe('what was typed in a suggestion', () => {
  it.each([
    ['Plumbers in Guelph', 'plumber gu', '[Plumber]s in [Gu]elph'],
    ['Montréal', 'MONTRE', '[Montré]al'],
    ['Pas d’eau chaude', 'eau', 'Pas d’[eau] chaude'],
    ['Mr. Rooter', 'r', 'Mr. [R]ooter'],
    ['Drain', 'rain', 'Drain'],
    ['<b>Pipes</b>', 'pipes', '<b>[Pipes]</b>'],
    ['Clean-up', 'clean up', '[Clean]-[up]'],
    ['Plumbers', '', 'Plumbers'],
    ['Straße 🔧 ﬁx', 'stra fi', '[Stra]ße 🔧 ﬁx'],
  ])('%p for %p is %p', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
    expect(
      partsOf(text, typed)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
