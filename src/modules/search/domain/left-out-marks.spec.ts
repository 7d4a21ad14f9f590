import { wordsBetweenMarks } from './left-out-marks.js';

it.each<[string, string[]]>([
  ['oneil', ['o neil']],
  ['bobs', ['bob s']],
  ['leaus', ['l eaus', 'leau s']],
  ['quappelle', ['qu appelle']],
  ['dj', ['d j']],
  ['als', ['al s', 'a l s']],
  ['élan', []],
  ['m5v', []],
  ['x', []],
  ['', []],
])('returns where a punctuation mark may be missing in %j', (word, names) => {
  expect(wordsBetweenMarks(word).map((words) => words.join(' '))).toEqual(names);
});
