import { free, MAX_NUMBER_BYTES, numbersFrom, writeNumber } from './packed-bytes.js';

/**
 * Bytes of one block. Blocks are filled one after the other: a list that doubles instead needs memory for both copies while it grows, and
 * has room for half as much again when it is full. The C library allocates pieces of this size from the operating system, and returns them
 * to it.
 */
const BLOCK = 256 * 1024;

/** Ends each title. The number of a word is stored as one more. */
const END = 0;

/**
 * Titles as numbers of words, in blocks of memory, mostly one or two bytes a word: as strings, a million titles take ten times as much
 * memory, and every garbage collection visits them.
 */
export class PackedTitles {
  private readonly blocks: Uint8Array<ArrayBuffer>[] = [];
  /** Used bytes of the last block. */
  private taken = BLOCK;
  private readonly starts = new PackedNumbers();

  get length(): number {
    return this.starts.length;
  }

  /** @param words numbers below 2^31 - 1 @returns the title's index for {@link words} */
  push(words: readonly number[]): number {
    const room = MAX_NUMBER_BYTES * words.length + 1;
    if (this.taken + room > BLOCK) {
      this.blocks.push(new Uint8Array(Math.max(BLOCK, room)));
      this.taken = 0;
    }
    const start = (this.blocks.length - 1) * BLOCK + this.taken;
    for (const word of words) this.taken = writeNumber(this.blocks.at(-1)!, this.taken, word + 1);
    this.taken = writeNumber(this.blocks.at(-1)!, this.taken, END);
    return this.starts.push(start);
  }

  /** @returns a function that returns the next word of that title with each call, and -1 after the last one, and not to be called again then */
  words(place: number): () => number {
    const start = this.starts.at(place);
    const next = numbersFrom(this.blocks[Math.floor(start / BLOCK)]!, start % BLOCK);
    return () => next() - 1;
  }

  /** See {@link free}. */
  free(): void {
    for (const block of this.blocks.splice(0)) free(block);
    this.starts.free();
  }
}

/** Numbers in one block: as many as fit with four bytes each. */
const PER_BLOCK = BLOCK / Uint32Array.BYTES_PER_ELEMENT;

/** The types of blocks, each with the first number that does not fit. */
const KINDS = [
  [Uint8Array, 2 ** 8],
  [Uint16Array, 2 ** 16],
  [Uint32Array, 2 ** 32],
  [Float64Array, Infinity],
] as const;

type NumberBlock = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** Whole numbers from zero on, in blocks: the largest number of a block decides how many bytes each of its numbers has, from one to eight. */
export class PackedNumbers {
  length = 0;
  private readonly blocks: NumberBlock[] = [];
  /** The first number that does not fit into the last block. */
  private tooLarge = 0;

  /** @returns its index for {@link at} */
  push(value: number): number {
    const index = this.length % PER_BLOCK;
    if (index === 0 || value >= this.tooLarge) this.enlarge(index, value);
    this.blocks.at(-1)![index] = value;
    return this.length++;
  }

  at(place: number): number {
    return this.blocks[Math.floor(place / PER_BLOCK)]![place % PER_BLOCK]!;
  }

  /** See {@link free}. */
  free(): void {
    for (const block of this.blocks.splice(0)) free(block);
    this.length = 0;
  }

  /** Makes room for a number of this size: a new block, or a wider copy of the last block. */
  private enlarge(taken: number, value: number): void {
    const [Kind, tooLarge] = KINDS.find(([, first]) => value < first)!;
    const block = new Kind(PER_BLOCK);
    if (taken > 0) block.set(this.blocks.pop()!);
    this.blocks.push(block);
    this.tooLarge = tooLarge;
  }
}
