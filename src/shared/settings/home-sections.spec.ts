import { HOME_SECTION_IDS, type HomeSection, isDefaultOrder, orderedSections, shownSections } from './home-sections.js';

const shown = (...ids: HomeSection['id'][]): HomeSection[] => ids.map((id) => ({ id, shown: true }));

describe('the sections of the home page', () => {
  it('are the built-in ones until they are changed', () => {
    expect(shownSections([])).toEqual(HOME_SECTION_IDS);
    expect(isDefaultOrder([])).toBe(true);
    expect(isDefaultOrder(shown(...HOME_SECTION_IDS))).toBe(true);
  });

  it('keep the saved order and selection', () => {
    const saved = orderedSections([{ id: 'advice', shown: true }, ...shown('trades'), { id: 'figures', shown: false }]);
    expect(saved.slice(0, 3).map(({ id }) => id)).toEqual(['advice', 'trades', 'figures']);
    expect(shownSections(saved)).not.toContain('figures');
    expect(isDefaultOrder(saved)).toBe(false);
    expect(isDefaultOrder([{ id: 'figures', shown: false }])).toBe(false);
  });

  it('have a section that a later version adds after its predecessor', () => {
    const earlier = shown('advice', 'questions', 'services', 'trades', 'figures', 'reasons', 'steps', 'guides');
    expect(shownSections(earlier)).toEqual([
      'advice',
      'questions',
      'services',
      'towns',
      'latest',
      'trades',
      'figures',
      'reasons',
      'steps',
      'guides',
    ]);
  });

  it('are unique, and known ones only', () =>
    expect(shownSections([...shown('steps', 'steps'), { id: 'gone' as 'steps', shown: true }])).toHaveLength(HOME_SECTION_IDS.length));
});
