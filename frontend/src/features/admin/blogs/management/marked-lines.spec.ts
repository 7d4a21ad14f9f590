import { markedLines } from './marked-lines.js';

describe('marked lines', () => {
  it('are those that are missing in the other text, or are in it less often', () => {
    const marked = (text: string, other: string) =>
      markedLines(text, other)
        .filter((line) => line.marked)
        .map((line) => line.text);
    expect(marked('a\nb\n\na', 'a\nc')).toEqual(['b', 'a']);
    expect(marked('a\nc', 'a\nb\n\na')).toEqual(['c']);
    expect(marked('a', 'a')).toEqual([]);
  });
});
