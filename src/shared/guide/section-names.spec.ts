import { namedSections } from './section-names.js';

describe('the sections of the guide', () => {
  it('are found by their address, their title and their name', () => {
    expect(namedSections([]).map(({ names }) => names)).toEqual([['plumbing'], ['electrical'], ['hvac', 'hvac technician']]);
  });

  it('have unique names: added sections come after built-in ones', () => {
    const added = [
      { id: 'roof', name: 'Roofs' },
      { id: 'pipes', name: 'PLUMBING' },
    ];
    expect(namedSections(added).slice(3)).toEqual([
      { id: 'roof', names: ['roof', 'roofs'] },
      { id: 'pipes', names: ['pipes'] },
    ]);
  });
});
