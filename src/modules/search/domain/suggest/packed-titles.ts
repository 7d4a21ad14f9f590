/** Bytes that a new store of titles has room for. */
const FIRST_ROOM = 64 * 1024;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Many short texts in one piece of memory: a million strings take twice the room, and are looked at whenever memory is cleared. */
export class PackedTitles {
  private bytes = new Uint8Array(FIRST_ROOM);
  private readonly ends = new PackedNumbers();

  get length(): number {
    return this.ends.length;
  }

  /** @returns its place, by which {@link at} gives it back */
  push(title: string): number {
    const from = this.endOf(this.length - 1);
    // A character takes three bytes at most, or four where it counts as two.
    while (this.bytes.length < from + 3 * title.length) this.bytes = grown(this.bytes, Uint8Array);
    const { written } = encoder.encodeInto(title, this.bytes.subarray(from));
    return this.ends.push(from + written);
  }

  at(place: number): string {
    return decoder.decode(this.bytes.subarray(this.endOf(place - 1), this.endOf(place)));
  }

  private endOf(place: number): number {
    return place < 0 ? 0 : this.ends.at(place);
  }
}

/** Whole numbers from 0 to 2³² − 1, four bytes each. */
export class PackedNumbers {
  length = 0;
  private values = new Uint32Array(1_024);

  /** @returns its place, by which {@link at} gives it back */
  push(value: number): number {
    if (this.length === this.values.length) this.values = grown(this.values, Uint32Array);
    this.values[this.length] = value;
    return this.length++;
  }

  at(place: number): number {
    return this.values[place]!;
  }
}

/** Half as long again, with the same content. */
function grown<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(values: T, Type: new (length: number) => T): T {
  const longer = new Type(Math.ceil(values.length * 1.5));
  longer.set(values);
  return longer;
}
