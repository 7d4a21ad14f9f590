import { free } from './packed-bytes.js';
import { PackedNumbers, PackedTitles } from './packed-titles.js';

/** The first and the last number of each number of bytes. */
const EDGES = [0, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER];
/** More than two blocks have room for. */
const MANY = 150_000;

describe('PackedNumbers', () => {
  it.each([
    ['smallest first', EDGES],
    ['largest first', EDGES.toReversed()],
  ])('returns numbers of every size, %s', (_order, numbers) => {
    const packed = new PackedNumbers();
    expect(numbers.map((number) => packed.push(number))).toEqual(numbers.map((_, place) => place));
    expect(numbers.map((_, place) => packed.at(place))).toEqual(numbers);
    expect(packed.length).toBe(numbers.length);
  });

  it('returns each of many, whichever of them are large', () => {
    const packed = new PackedNumbers();
    const numberAt = (place: number) => (place % 40_000 === 39_999 ? 2 ** 40 + place : place % 200);
    for (let place = 0; place < MANY; place += 1) packed.push(numberAt(place));
    const wrong = Array.from({ length: MANY }, (_, place) => place).filter((place) => packed.at(place) !== numberAt(place));
    expect(wrong).toEqual([]);
  });
});

describe('free', () => {
  it('returns the memory of an array at once', () => {
    const { buffer } = new Uint32Array(1_000);
    expect([buffer.byteLength, buffer.detached]).toEqual([4_000, false]);
    free(new Uint32Array(buffer));
    expect([buffer.byteLength, buffer.detached]).toEqual([0, true]);
  });

  it('leaves no numbers', () => {
    const packed = new PackedNumbers();
    packed.push(7);
    packed.free();
    expect([packed.length, packed.push(8), packed.at(0)]).toEqual([0, 0, 8]);
  });
});

describe('PackedTitles', () => {
  const wordsOf = (titles: PackedTitles, place: number) => {
    const [next, words]: [() => number, number[]] = [titles.words(place), []];
    for (let word = next(); word >= 0; word = next()) words.push(word);
    return words;
  };

  it('returns the words of each of many titles', () => {
    const titles = new PackedTitles();
    const wordsAt = (place: number) => (place % 7 === 0 ? [] : [place, 0, 127, 128, 2 ** 31 - 2].slice(0, place % 6));
    for (let place = 0; place < MANY; place += 1) titles.push(wordsAt(place));
    const wrong = Array.from({ length: MANY }, (_, place) => place).filter(
      (place) => wordsOf(titles, place).join() !== wordsAt(place).join(),
    );
    expect([titles.length, wrong]).toEqual([MANY, []]);
  });

  it('has a title that is longer than a block', () => {
    const titles = new PackedTitles();
    const long = Array.from({ length: 100_000 }, (_, word) => word);
    for (const words of [[1], long, [2]]) titles.push(words);
    expect([wordsOf(titles, 0), wordsOf(titles, 1).length, wordsOf(titles, 1).at(-1), wordsOf(titles, 2)]).toEqual([
      [1],
      100_000,
      99_999,
      [2],
    ]);
  });
});
