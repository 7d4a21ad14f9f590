import { goneText } from './merge-words.js';

const BOB = { title: 'Bob', slug: 'bob', list: null };
const HIDDEN = (source: string) => `Bob (${source}) is hidden, and /business/bob leads to the other one.`;
const GOES_ON = ' Its source goes on writing to the hidden one; nothing of that is shown.';

it.each([
  [{ ...BOB, source: 'sheet' as const }, HIDDEN('Sheet') + GOES_ON],
  [{ ...BOB, source: 'upload' as const, list: 'Plumbers' }, HIDDEN('Plumbers') + GOES_ON],
  [{ ...BOB, source: 'own' as const }, HIDDEN('Written here')],
  [{ ...BOB, source: 'submission' as const }, HIDDEN('Sent in')],
  [{ ...BOB, source: 'sample' as const }, HIDDEN('Sample data')],
])('a listing that is merged into another goes: %j', (gone, text) => expect(goneText(gone)).toBe(text));
