import { mergedText } from './bulk-words.js';

it.each([
  [0, undefined],
  [
    1,
    '1 listing was merged into what would be deleted. It stays in this list, unpublished, and its address answers 404, until you restore it.',
  ],
  [
    1_200,
    '1,200 listings were merged into what would be deleted. They stay in this list, unpublished, and their addresses answer 404, until you restore them.',
  ],
])('%i listings that were merged into what would be deleted', (merged, text) => expect(mergedText(merged)).toBe(text));
