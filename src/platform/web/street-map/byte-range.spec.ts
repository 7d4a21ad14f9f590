import { rangeIn } from './byte-range.js';

it.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=95-', { first: 95, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 49 }, 50],
  ['bytes=0-99', { first: 0, last: 19 }, 20],
  ['bytes=100-', null],
  ['bytes=9-5', null],
  ['bytes=-0', null],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('%s of a hundred bytes', (header, range, most = 100) => {
  expect(rangeIn(header, 100, most)).toEqual(range);
});
