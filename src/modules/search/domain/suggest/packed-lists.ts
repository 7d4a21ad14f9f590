import { bytesOf, free, numbersFrom, writeNumber } from './packed-bytes.js';

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
    const next = numbersFrom(this.bytes, this.starts[list]!);
    let [left, value] = [this.sizes[list]!, 0];
    return () => (left-- > 0 ? (value += next()) : -1);
  }

  /** See {@link free}. */
  free(): void {
    for (const array of [this.starts, this.sizes, this.bytes]) free(array);
  }
}

/** Makes {@link PackedLists}: all numbers are measured first, and then added in the same order. */
export class PackedListsMaker {
  /** Where each list begins; while the numbers are measured, the bytes of the list before it. */
  private readonly starts: Uint32Array<ArrayBuffer>;
  private readonly sizes: Uint32Array<ArrayBuffer>;
  private readonly last: Uint32Array<ArrayBuffer>;
  private ends: Uint32Array<ArrayBuffer> | undefined;
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
    const ends = (this.ends ??= this.allocate());
    ends[list] = writeNumber(this.bytes, ends[list]!, value - this.last[list]!);
    this.last[list] = value;
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
