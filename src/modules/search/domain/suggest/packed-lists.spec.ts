import { PackedLists, PackedListsMaker } from './packed-lists.js';

/** Differences at which a number needs one byte more, and the largest number. */
const EDGES = [0, 127, 128, 255, 16_383, 16_384 + 16_383, 3_000_000, 2 ** 31 - 1];

function packed(lists: readonly (readonly number[])[]): PackedLists {
  const maker = new PackedListsMaker(lists.length);
  for (const step of ['measure', 'add'] as const)
    for (const [list, numbers] of lists.entries()) for (const number of numbers) maker[step](list, number);
  return maker.made();
}

function read(lists: PackedLists, list: number): number[] {
  const [next, numbers]: [() => number, number[]] = [lists.reader(list), []];
  for (let number = next(); number >= 0; number = next()) numbers.push(number);
  expect(next()).toBe(-1);
  return numbers;
}

describe('PackedLists', () => {
  it.each([
    ['of numbers of every size', [EDGES]],
    ['of which some are empty', [[], [0], [], [5, 6], []]],
    ['beside each other', [[1, 2, 300], EDGES, [0, 1_000_000]]],
    ['that are none', [[]]],
  ])('returns lists %s', (_what, lists) => {
    const made = packed(lists);
    expect(lists.map((_, list) => read(made, list))).toEqual(lists);
    expect(lists.map((_, list) => made.sizeOf(list))).toEqual(lists.map(({ length }) => length));
  });

  it('returns lists whose numbers were added in turn', () => {
    const maker = new PackedListsMaker(3);
    for (const step of ['measure', 'add'] as const) for (let number = 0; number < 900; number += 1) maker[step](number % 3, number);
    const lists = maker.made();
    expect(read(lists, 1)).toEqual(Array.from({ length: 300 }, (_, index) => 3 * index + 1));
  });

  it('is empty without numbers', () => {
    expect(read(new PackedListsMaker(2).made(), 1)).toEqual([]);
  });
});
