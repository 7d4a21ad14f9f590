/** The position of an entry in a {@link ByteRing}. */
export interface StoredBytes {
  /** Offset from the first byte that was ever written; it keeps growing when the ring wraps around. */
  readonly start: number;
  readonly length: number;
}

/**
 * A ring buffer for the bytes of a cache, in one block of memory: new entries overwrite the oldest. A separate buffer for each entry would
 * stay in memory until a full garbage collection, and bring the next one closer: 400 cached answers of 50 kB triggered one, which slowed
 * down every search for 200 ms.
 */
export class ByteRing {
  private memory: Buffer | undefined;
  private written = 0;

  /** @param size in bytes; allocated with the first entry */
  constructor(private readonly size: number) {}

  /** @returns `undefined` when the entry is larger than the ring */
  put(bytes: Uint8Array): StoredBytes | undefined {
    const { length } = bytes;
    if (length > this.size) return undefined;
    this.memory ??= Buffer.allocUnsafeSlow(this.size);
    const untilEnd = this.size - (this.written % this.size);
    // An entry is contiguous: it never wraps around.
    const start = this.written + (length > untilEnd ? untilEnd : 0);
    this.memory.set(bytes, start % this.size);
    this.written = start + length;
    return { start, length };
  }

  /** @returns a copy, which later entries do not change; `undefined` once the entry was overwritten */
  get({ start, length }: StoredBytes): Buffer | undefined {
    if (this.memory === undefined || this.written - start > this.size) return undefined;
    const at = start % this.size;
    return Buffer.from(this.memory.subarray(at, at + length));
  }
}
