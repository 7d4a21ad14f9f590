import { sampleText } from './sample-words.js';

it.each([
  [400, false, 'The 400 fictional businesses leave the directory.'],
  [400, true, 'The 400 fictional businesses have left the directory.'],
  [1, false, 'The 1 fictional business leaves the directory.'],
  [1, true, 'The 1 fictional business has left the directory.'],
  [0, true, ''],
])('of %d fictional businesses (done: %j): %s', (sample, isDone, text) => expect(sampleText(sample, isDone)).toBe(text));
