import { excerpt } from './npm.mjs';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

it('a long output is shortened to its beginning and end, a short one is shown completely', () => {
  expect(excerpt(`${lines(50).join('\n')}\n`).split('\n')).toEqual(lines(50));
  const shown = excerpt(lines(51).join('\n')).split('\n');
  expect([shown.length, shown[24], shown[25], shown[26], shown.at(-1)]).toEqual([51, 'line 25', '  ...', 'line 27', 'line 51']);
});
