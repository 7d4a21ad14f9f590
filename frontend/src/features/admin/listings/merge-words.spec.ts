import { goneText, partsText } from './merge-words.js';

const BOB = { title: 'Bob', slug: 'bob', list: null };
const HIDDEN = (source: string) => `Bob (${source}) is hidden, and /business/bob redirects to the other one.`;
const GOES_ON = ' Its source still updates the hidden one, which is not shown.';

it.each([
  [{ ...BOB, source: 'sheet' as const }, HIDDEN('Sheet') + GOES_ON],
  [{ ...BOB, source: 'upload' as const, list: 'Plumbers' }, HIDDEN('Plumbers') + GOES_ON],
  [{ ...BOB, source: 'own' as const }, HIDDEN('Added here')],
  [{ ...BOB, source: 'submission' as const }, HIDDEN('Sent in')],
  [{ ...BOB, source: 'sample' as const }, HIDDEN('Sample data')],
])('says what happens to a listing that is merged into another: %j', (gone, text) => expect(goneText(gone)).toBe(text));

it.each([
  [1, { status: 'published', mergedInto: null }, 'Its address leads here.'],
  [2, { status: 'published', mergedInto: null }, 'Their addresses lead here.'],
  [2, { status: 'unpublished', mergedInto: 'other' }, 'Their addresses lead where this one leads.'],
  [
    1,
    { status: 'unpublished', mergedInto: null },
    'Visitors do not see it either, and its address answers 404. Open it and restore it to show it by itself.',
  ],
  [
    2,
    { status: 'removed', mergedInto: null },
    'Visitors see none of them either, and their addresses answer 404. Open one and restore it to show it by itself.',
  ],
] as const)('says where %i merged listings lead when the remaining one is %j', (count, whole, text) =>
  expect(partsText(count, whole)).toBe(text),
);
