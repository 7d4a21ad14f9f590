import { nextAfter } from './next-open.js';

const ORDER = ['a', 'b', 'c', 'd'];

it('the next one is what follows the open one, not what was skipped before it', () => {
  expect(nextAfter('b', ORDER, ORDER)).toBe('c');
});

it('it stays that one when the open one has left the list, and when another has come in front or left, too', () => {
  expect(nextAfter('b', ORDER, ['a', 'c', 'd', 'e'])).toBe('c');
  expect(nextAfter('b', ORDER, ['new', 'a', 'c', 'd'])).toBe('c');
  expect(nextAfter('b', ORDER, ['a', 'd', 'e', 'f'])).toBe('d');
});

it('after the last of a page it is what has moved up from the next page', () => {
  expect(nextAfter('d', ORDER, ['a', 'b', 'c', 'e'])).toBe('e');
  expect(nextAfter('d', ORDER, ORDER)).toBeUndefined();
});

it('at the very end it is the first of those that were skipped', () => {
  expect(nextAfter('d', ORDER, ['a', 'b', 'c'])).toBe('a');
  expect(nextAfter('d', ORDER, [])).toBeUndefined();
});

it('of one that was opened by its address, and is on another page, it is the first here', () => {
  expect(nextAfter('x', [], ORDER)).toBe('a');
});
