import { alreadyHas } from './entity-tag.js';

it.each([
  ['the tag itself', '"one"', true],
  ['a weakened one', 'W/"one"', true],
  ['several, it among them', '"two", W/"three" , "one"', true],
  ['anything that there is', ' * ', true],
  ['an asterisk among tags, which means nothing there', '"two", *', false],
  ['another one', '"two"', false],
  ['a longer one', '"one-br"', false],
  ['the tag without its quotes', 'one', false],
  ['nothing', '', false],
])('of %s', (_what, shown, expected) => {
  expect(alreadyHas({ 'if-none-match': shown }, '"one"')).toBe(expected);
});

it('is empty without the header', () => {
  expect(alreadyHas({}, '"one"')).toBe(false);
});
