import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { shadesOf, themeStyle } from './theme.js';

const COLOURS = ['#607D8B', '#FF5722', '#ffffff', '#000000', '#ffff00', '#00ff00', '#ff00ff', '#ffc0cb', '#808080', '#00ffff', '#123456'];

/** The grounds that belong to no brand, as the pages have them: links stand on each of them. */
const GROUNDS = [
  ...readFileSync(`${import.meta.dirname}/styles/tokens.css`, 'utf8').matchAll(
    /--(?:paper|ground|(?:success|warning|danger)-soft): (#\w+);/g,
  ),
].map(([, colour]) => colour!);

describe('the shades of a colour', () => {
  it.each(COLOURS)('%s: text and buttons have a contrast of 4.5:1 on every background', (colour) => {
    const { strong, deep, soft } = shadesOf(colour);
    for (const ground of [...GROUNDS, soft]) {
      expect(wcagContrast(strong, ground)).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(deep, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are checked on paper, on the page, and on notices of success, warning and danger', () => expect(GROUNDS).toHaveLength(5));

  it('keep the hue of a bright colour when it is darkened', () => {
    const { strong } = shadesOf('#FF5722');
    const [red, green, blue] = [1, 3, 5].map((start) => parseInt(strong.slice(start, start + 2), 16));
    expect(red).toBeGreaterThan(green!);
    expect(green).toBeGreaterThan(blue!);
  });

  it('use the default if a setting is not a colour', () =>
    expect(themeStyle('url(javascript:alert(1))', '"><script>')).toBe(themeStyle('#607D8B', '#FF5722')));
});
