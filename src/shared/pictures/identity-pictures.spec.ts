import { iconOf, sharePictureOf, sizeIn, sizeProblem } from './identity-pictures.js';

const ADDRESS = `/media/${'0'.repeat(32)}-640x512.webp`;

describe('a picture of the site', () => {
  it.each([
    ['logoImage', 400, 100],
    ['logoImage', 80, 80],
    ['faviconImage', 192, 192],
    ['faviconImage', 512, 510],
    ['shareImage', 1200, 630],
    ['shareImage', 1920, 1080],
  ] as const)('%s may be %i x %i', (use, width, height) => expect(sizeProblem(use, { width, height })).toBeUndefined());

  it.each([
    ['logoImage', 1, 1],
    ['logoImage', 700, 100],
    ['logoImage', 100, 300],
    ['faviconImage', 32, 32],
    ['faviconImage', 512, 400],
    ['shareImage', 599, 314],
    ['shareImage', 800, 800],
  ] as const)('%s may not be %i x %i, and the error says what would be right', (use, width, height) =>
    expect(sizeProblem(use, { width, height })).toMatch(new RegExp(`^is ${width} x ${height} pixels; it must be .*pixels|1200 x 630`)),
  );

  it('has its size in its address', () => {
    expect(sizeIn(ADDRESS)).toEqual({ width: 640, height: 512 });
    for (const other of ['', 'https://elsewhere.example/logo.png', ADDRESS.replace('x512', ''), `${ADDRESS}?x`, `https://x${ADDRESS}`])
      expect(sizeIn(other)).toBeUndefined();
  });

  it('has derived icons and a picture for links at addresses that change with it', () => {
    expect(iconOf(ADDRESS, 32)).toBe(ADDRESS.replace('.webp', '-icon-32.png'));
    expect(sharePictureOf(ADDRESS)).toBe(ADDRESS.replace('.webp', '-share.jpg'));
  });
});
