import { Spelling } from './spelling.js';

describe('spelling', () => {
  const spelling = new Spelling(['plumber', 'electrician', 'roof', 'drain', 'furnace', 'exterminator']);

  it.each([
    ['plummer', 'plumber'],
    ['electrcian', 'electrician'],
    ['drian', 'drain'],
    ['furnce', 'furnace'],
    ['exterminater', 'exterminator'],
    ['elektrishan', undefined],
    ['root', undefined],
    ['train', undefined],
    ['plum', undefined],
  ])('%p was %p', (typed, meant) => expect(spelling.closest(typed)[0]).toBe(meant));
});

it('the gazetteer is as its package has it', async () => {
  // The script is no part of what is compiled.
  const script = '../../../../../scripts/gazetteer.mjs';
  const { gazetteerText } = (await import(script)) as { gazetteerText: () => string };
  const { GAZETTEER, SMALLER_PLACES } = await import('../gazetteer-data.js');
  expect(gazetteerText()).toContain(`export const GAZETTEER = \`${GAZETTEER}\`;`);
  expect(gazetteerText()).toContain(`export const SMALLER_PLACES = \`${SMALLER_PLACES}\`;`);
  expect([GAZETTEER, SMALLER_PLACES].map((list) => list.trim().split('\n').length)).toEqual([1_051, 364]);
});
