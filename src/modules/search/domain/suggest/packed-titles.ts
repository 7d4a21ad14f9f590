/**
 * Bytes of one block. Blocks are filled one after the other: a list that doubles instead needs memory for both copies while it grows, and
 * has room for half as much again when it is full. The C library allocates pieces of this size from the operating system, and returns them
 * to it.
 */
const BLOCK = 256 * 1024;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Ends each title: no text in PostgreSQL has this character. */
const END = 0;

/** Many short texts in blocks of memory: a million strings take twice as much memory, and every garbage collection visits them. */
export class PackedTitles {
  private readonly blocks: Uint8Array<ArrayBuffer>[] = [];
  /** Used bytes of the last block. */
  private taken = BLOCK;
  private readonly starts = new PackedNumbers();

  get length(): number {
    return this.starts.length;
  }

  /** @param title without the character 0 @returns its index for {@link at} */
  push(title: string): number {
    // UTF-8 needs at most three bytes for a UTF-16 unit, and four for a surrogate pair.
    const room = 3 * title.length + 1;
    if (this.taken + room > BLOCK) {
      this.blocks.push(new Uint8Array(Math.max(BLOCK, room)));
      this.taken = 0;
    }
    const start = this.taken;
    const { written } = encoder.encodeInto(title, this.blocks.at(-1)!.subarray(start));
    this.taken += written + 1;
    return this.starts.push((this.blocks.length - 1) * BLOCK + start);
  }

  at(place: number): string {
    const { block, start } = this.locate(place);
    return decoder.decode(block.subarray(start, block.indexOf(END, start)));
  }

  /** Whether that title begins with the text. Compares bytes without decoding, because most titles are only checked. */
  begins(place: number, text: Uint8Array): boolean {
    const { block, start } = this.locate(place);
    for (let index = 0; index < text.length; index += 1) if (block[start + index] !== text[index]) return false;
    return true;
  }

  /** See {@link free}. */
  free(): void {
    for (const block of this.blocks.splice(0)) free(block);
    this.starts.free();
  }

  private locate(place: number): { block: Uint8Array; start: number } {
    const start = this.starts.at(place);
    return { block: this.blocks[Math.floor(start / BLOCK)]!, start: start % BLOCK };
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

/** Returns the memory at once. Otherwise it is returned at the next full garbage collection, when as much may have been allocated again. */
export function free({ buffer }: NumberBlock): void {
  buffer.transfer(0);
}
