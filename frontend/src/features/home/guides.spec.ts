import type { Article } from '../../lib/reads.js';
import { guidesFrom } from './guides.js';

const article = (fileName: string, section = ''): Article => ({
  fileName,
  title: fileName,
  section,
  time: '',
  createdAt: '2026-11-21T10:00:00Z',
});
const addresses = (articles: Article[], month = 6) => guidesFrom(articles, Date.UTC(2026, month - 1, 10)).map(({ to }) => to);

describe('the guides on the home page', () => {
  it.each([
    [1, '/frozen-pipes-guide', '/furnace-not-turning-on-guide'],
    [4, '/air-filter-replacement-guide', '/sump-pump-guide'],
    [7, '/ac-not-cooling-guide', '/power-surge-protection-guide'],
    [10, '/furnace-not-turning-on-guide', '/thermostat-not-working-guide'],
    [12, '/frozen-pipes-guide', '/furnace-not-turning-on-guide'],
  ])('of month %i begin with the problems of the season: six guides, none twice', (month, ...season) => {
    const shown = addresses([], month);
    expect(shown.slice(0, 2).sort()).toEqual(season);
    expect(new Set(shown).size).toBe(6);
    expect(shown).toContain('/dripping-faucet-guide');
  });

  it('are articles first, six in all', () => {
    expect(addresses([article('new'), article('old')]).slice(0, 3)).toEqual(['/new', '/old', '/ac-not-cooling-guide']);
    expect(addresses(Array.from({ length: 8 }, (_, index) => article(`a${index}`)))).toEqual(['/a0', '/a1', '/a2', '/a3', '/a4', '/a5']);
  });

  it('show the drawing of their trade, or one of their own', () => {
    expect(
      guidesFrom([article('a', ' HVAC technician'), article('b', 'constructor')], Date.UTC(2026, 5, 10))
        .map(({ trade, slug }) => [trade, slug])
        .slice(0, 3),
    ).toEqual([
      ['HVAC Technician', undefined],
      [null, undefined],
      [null, 'ac-not-cooling'],
    ]);
  });
});
