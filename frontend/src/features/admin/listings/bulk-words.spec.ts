import { mergedHiddenText, mergedText, requestOf } from './bulk-words.js';

it.each([
  ['city', 'Guelph', '', { action: 'correct', fields: { city: 'Guelph' } }],
  ['featured', '', '2026-12-31', { action: 'correct', fields: { featured: 'yes' }, featuredUntil: '2026-12-31' }],
  ['featured', '', '', { action: 'correct', fields: { featured: 'yes' } }],
  ['not-featured', '', '', { action: 'correct', fields: { featured: 'no' } }],
  ['licensed', '', '', { action: 'correct', fields: { licensed: 'yes' } }],
  ['not-licensed', '', '', { action: 'correct', fields: { licensed: 'no' } }],
  ['delete', '', '', { action: 'delete' }],
] as const)('the request of the choice "%s" (%j, %j)', (kind, text, until, request) =>
  expect(requestOf(kind, text, until)).toEqual(request),
);

it.each([
  [0, undefined],
  [
    1,
    '1 listing was merged into what would be deleted. It stays in this list, unpublished, and its address answers 404 until you restore it.',
  ],
  [
    1_200,
    '1,200 listings were merged into what would be deleted. They stay in this list, unpublished, and their addresses answer 404 until you restore them.',
  ],
])('%i listings that were merged into what would be deleted', (merged, text) => expect(mergedText(merged)).toBe(text));

it.each([
  [0, undefined],
  [
    1,
    '1 listing was merged into what would be hidden. It stays merged, and its address answers 404. The filter “Merged into a hidden one” finds it, and “Restore” shows it by itself.',
  ],
  [
    2,
    '2 listings were merged into what would be hidden. They stay merged, and their addresses answer 404. The filter “Merged into a hidden one” finds them, and “Restore” shows one by itself.',
  ],
])('%i listings that were merged into what would be hidden', (merged, text) => expect(mergedHiddenText(merged)).toBe(text));
