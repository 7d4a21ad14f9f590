/** Where bytes lie in a {@link ByteRing}. */
export interface StoredBytes {
  /** Counted from the first byte that was ever written to the ring. */
  readonly start: number;
  readonly length: number;
}

/**
 * Bytes for a cache, in one piece of memory: the newest overwrite the oldest. A buffer for each entry would live until a full garbage collection,
 * and counts towards the next one: 400 cached answers of 50 kB brought one about, which slowed down every search for 200 ms.
 */
export class ByteRing {
  private memory: Buffer | undefined;
  private written = 0;

  /** @param size in bytes; asked of the system with the first entry */
  constructor(private readonly size: number) {}

  /** @returns `undefined` for more bytes than the ring has */
  put(bytes: Uint8Array): StoredBytes | undefined {
    const { length } = bytes;
    if (length > this.size) return undefined;
    this.memory ??= Buffer.allocUnsafeSlow(this.size);
    const untilEnd = this.size - (this.written % this.size);
    // An entry lies in one piece.
    const start = this.written + (length > untilEnd ? untilEnd : 0);
    this.memory.set(bytes, start % this.size);
    this.written = start + length;
    return { start, length };
  }

  /** @returns a copy, which later entries do not change; `undefined` once they were overwritten */
  get({ start, length }: StoredBytes): Buffer | undefined {
    if (this.memory === undefined || this.written - start > this.size) return undefined;
    const at = start % this.size;
    return Buffer.from(this.memory.subarray(at, at + length));
  }
}
