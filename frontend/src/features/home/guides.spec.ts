import type { Article } from '../../lib/reads.js';
import { guidesFrom } from './guides.js';

const article = (fileName: string, section = ''): Article => ({
  fileName,
  title: fileName,
  section,
  time: '',
  createdAt: '2026-11-21T10:00:00Z',
});
const addresses = (articles: Article[]) => guidesFrom(articles).map(({ to }) => to);

describe('the guides on the home page', () => {
  it('are two of each section on a new site', () => {
    expect(addresses([])).toEqual([
      '/dripping-faucet-guide',
      '/circuit-breaker-guide',
      '/ac-not-cooling-guide',
      '/clogged-drain-guide',
      '/flickering-lights-guide',
      '/furnace-not-turning-on-guide',
    ]);
  });

  it('are articles first, six in all', () => {
    expect(addresses([article('new'), article('old')]).slice(0, 3)).toEqual(['/new', '/old', '/dripping-faucet-guide']);
    expect(addresses(Array.from({ length: 8 }, (_, index) => article(`a${index}`)))).toEqual(['/a0', '/a1', '/a2', '/a3', '/a4', '/a5']);
  });

  it('show the drawing of their trade, or their own', () => {
    expect(
      guidesFrom([article('a', ' HVAC technician'), article('b', 'constructor')])
        .map(({ trade, slug }) => [trade, slug])
        .slice(0, 3),
    ).toEqual([
      ['HVAC Technician', undefined],
      [null, undefined],
      [null, 'dripping-faucet'],
    ]);
  });
});
