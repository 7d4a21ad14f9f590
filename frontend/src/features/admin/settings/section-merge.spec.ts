import { contestedText, mergeSection } from './section-merge.js';

const OPENED = { id: 'roofs', name: 'Roofs', icon: 'Home', color: 'blue', description: 'Shingles' };
const TYPED = { name: 'Roofs', icon: 'Home', color: 'blue', description: 'Shingles' };

describe('two edits of one section', () => {
  it('are both saved where they differ in fields', () => {
    const theirs = { ...OPENED, name: 'Roofing', color: 'red' };
    expect(mergeSection(OPENED, theirs, { ...TYPED, description: 'Shingles and gutters' })).toEqual({
      values: { name: 'Roofing', icon: 'Home', color: 'red', description: 'Shingles and gutters' },
      contested: {},
    });
  });

  it('of one field are contested, unless they are the same', () => {
    const theirs = { ...OPENED, name: 'Roofing', color: 'red' };
    const { values, contested } = mergeSection(OPENED, theirs, { ...TYPED, name: 'Roof work', color: 'red' });
    expect([values.name, contested]).toEqual(['Roof work', { name: 'Roofing' }]);
    expect(contestedText(contested)).toContain('Theirs: Name “Roofing”. Save again to replace that with yours');
  });
});
