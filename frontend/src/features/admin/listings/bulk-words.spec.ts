import { mergedHiddenText, mergedText } from './bulk-words.js';

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
