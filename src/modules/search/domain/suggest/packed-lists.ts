import { free } from './packed-titles.js';

/** Bits of a number in each of its bytes; the eighth tells that another byte follows (LEB128). */
const BITS = 7;
const MORE = 1 << BITS;

/**
 * Many ascending lists of whole numbers below 2^31. Each number is stored as its difference from the one before it in the list, mostly in
 * one or two bytes instead of four.
 */
export class PackedLists {
  constructor(
    private readonly starts: Uint32Array<ArrayBuffer>,
    private readonly sizes: Uint32Array<ArrayBuffer>,
    private readonly bytes: Uint8Array<ArrayBuffer>,
  ) {}

  sizeOf(list: number): number {
    return this.sizes[list]!;
  }

  /** @returns a function that returns the next number of the list with each call, and -1 after the last one */
  reader(list: number): () => number {
    const { bytes } = this;
    let [at, value] = [this.starts[list]!, 0];
    const end = this.starts[list + 1]!;
    return () => {
      if (at === end) return -1;
      for (let shift = 0; ; shift += BITS) {
        const byte = bytes[at++]!;
        value += (byte & (MORE - 1)) << shift;
        if (byte < MORE) return value;
      }
    };
  }

  /** See {@link free}. */
  free(): void {
    for (const array of [this.starts, this.sizes, this.bytes]) free(array);
  }
}

/** Makes {@link PackedLists}: all numbers are measured first, and then added in the same order. */
export class PackedListsMaker {
  /** Where each list begins; while the numbers are measured, the size of the list before it. */
  private readonly starts: Uint32Array<ArrayBuffer>;
  private readonly sizes: Uint32Array<ArrayBuffer>;
  private readonly last: Uint32Array<ArrayBuffer>;
  private next: Uint32Array<ArrayBuffer> | undefined;
  private bytes = new Uint8Array(0);

  constructor(lists: number) {
    this.starts = new Uint32Array(lists + 1);
    this.sizes = new Uint32Array(lists);
    this.last = new Uint32Array(lists);
  }

  measure(list: number, value: number): void {
    this.sizes[list]! += 1;
    this.starts[list + 1]! += bytesOf(value - this.last[list]!);
    this.last[list] = value;
  }

  add(list: number, value: number): void {
    const next = (this.next ??= this.allocate());
    let [left, at] = [value - this.last[list]!, next[list]!];
    this.last[list] = value;
    for (; left >= MORE; left >>>= BITS) this.bytes[at++] = (left & (MORE - 1)) | MORE;
    this.bytes[at++] = left;
    next[list] = at;
  }

  made(): PackedLists {
    return new PackedLists(this.starts, this.sizes, this.bytes);
  }

  /** @returns where the next number of each list is written */
  private allocate(): Uint32Array<ArrayBuffer> {
    const { starts } = this;
    for (let list = 1; list < starts.length; list += 1) starts[list]! += starts[list - 1]!;
    this.bytes = new Uint8Array(starts.at(-1)!);
    this.last.fill(0);
    return starts.slice();
  }
}

function bytesOf(value: number): number {
  let bytes = 1;
  for (let left = value >>> BITS; left > 0; left >>>= BITS) bytes += 1;
  return bytes;
}
