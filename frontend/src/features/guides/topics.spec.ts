import type { Article, Settings } from '../../lib/reads.js';
import { guideHub } from '../../../../src/modules/content/domain/texts/pages/guide-hub.js';
import { categoriesOf, topicsWith } from './topics.js';

const article = (fileName: string, section: string): Article => ({
  fileName,
  title: `About ${fileName}`,
  section,
  time: '',
  createdAt: '2026-11-21T10:00:00Z',
});
const TEXTS = Object.fromEntries(
  (['plumbingText', 'electricalText', 'hvacText'] as const).map((name) => [name, guideHub.texts[name].default]),
) as Parameters<typeof categoriesOf>[2];
const ROOF = { homeJobsSections: [{ id: 'roof', name: 'Roof', icon: 'Home', color: 'blue', description: '' }] } as Settings;

describe('the categories of the guide', () => {
  it('put articles first, each in its section, and the rest apart', () => {
    const { categories, other } = categoriesOf(
      [
        article('a', 'Plumbing'),
        article('b', 'HVAC'),
        article('c', ' hvac technician '),
        article('d', 'Roof'),
        article('e', ''),
        article('f', 'Garden'),
      ],
      ROOF,
      TEXTS,
    );
    const first = (id: string) =>
      categories
        .find((category) => category.id === id)!
        .topics.filter(({ to }) => !to.endsWith('-guide'))
        .map(({ to }) => to);
    expect([first('plumbing'), first('electrical'), first('hvac'), first('roof')]).toEqual([['/a'], [], ['/b', '/c'], ['/d']]);
    expect(categories[0]!.topics[0]!.to).toBe('/a');
    expect(other.map(({ to }) => to)).toEqual(['/e', '/f']);
  });

  it('have seven, six and six guides of their own', () => {
    expect(categoriesOf([], undefined, TEXTS).categories.map(({ id, topics }) => [id, topics.length])).toEqual([
      ['plumbing', 7],
      ['electrical', 6],
      ['hvac', 6],
    ]);
  });

  it('list a guide by the name that the operator gave it', () => {
    const changed = { '/sump-pump-guide': { title: 'Pump & pit', time: '2 days' } };
    const [plumbing] = categoriesOf([], undefined, TEXTS, [], changed).categories;
    expect(plumbing!.topics.at(-1)).toEqual({ to: '/sump-pump-guide', title: 'Pump & pit', time: '2 days' });
    expect(plumbing!.topics[0]!.title).toBe('Dripping Faucet?');
  });

  it('have the names of the hub', () => {
    expect(categoriesOf([], ROOF, TEXTS).categories.map(({ name }) => name)).toEqual(['Plumbing', 'Electrical', 'HVAC Technician', 'Roof']);
  });

  it('are searched by title alone', () => {
    const topics = [
      { title: 'Outlet Hot or Buzzing?', to: '/x', time: '' },
      { title: 'Sump Pump Not Working?', to: '/y', time: '' },
    ];
    expect(topicsWith(topics, ' hot OUTLET ')).toEqual([topics[0]]);
    expect(topicsWith(topics, 'toilet')).toEqual([]);
  });
});
