import { blogNamed } from './stored-blogs.js';

const TAPS = { title: 'A Tap That Drips', topic: 'Réparer un robinet', section: 'Plumbing', createdAt: '2026-11-20T10:00:00Z' };

describe("articles in the browser's storage", () => {
  it.each([
    ['the file name', 'taps', { ...TAPS, fileName: 'taps' }],
    ['the topic', 'reparer-un-robinet', TAPS],
    ['the title', 'a-tap-that-drips', TAPS],
  ])('are found by %s', (_, fileName, entry) => expect(blogNamed(fileName, [null, entry])).toEqual({ ...TAPS, content: '' }));

  it('are ignored if the data are of another shape', () => {
    for (const blogs of [undefined, 'text', {}, [], [7, null, { title: 5 }, { fileName: 'taps' }]])
      expect(blogNamed('taps', blogs)).toBeUndefined();
  });
});
