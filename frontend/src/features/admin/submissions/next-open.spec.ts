import { nextAfter } from './next-open.js';

const ORDER = ['a', 'b', 'c', 'd'];

it('the next one follows the open one, and is not one that was skipped before it', () => {
  expect(nextAfter('b', ORDER, ORDER)).toBe('c');
});

it('the next one is the same if the open one left the list, or others were inserted or removed before it', () => {
  expect(nextAfter('b', ORDER, ['a', 'c', 'd', 'e'])).toBe('c');
  expect(nextAfter('b', ORDER, ['new', 'a', 'c', 'd'])).toBe('c');
  expect(nextAfter('b', ORDER, ['a', 'd', 'e', 'f'])).toBe('d');
});

it('after the last one of a page the next one has moved up from the next page', () => {
  expect(nextAfter('d', ORDER, ['a', 'b', 'c', 'e'])).toBe('e');
  expect(nextAfter('d', ORDER, ORDER)).toBeUndefined();
});

it('at the very end the next one is the first skipped one', () => {
  expect(nextAfter('d', ORDER, ['a', 'b', 'c'])).toBe('a');
  expect(nextAfter('d', ORDER, [])).toBeUndefined();
});

it('for one that was opened by its address, and is on another page, the next one is the first of this page', () => {
  expect(nextAfter('x', [], ORDER)).toBe('a');
});
