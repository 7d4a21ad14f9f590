/** Bits of a number in each of its bytes; the eighth tells that another byte follows (LEB128). */
const BITS = 7;
const MORE = 1 << BITS;

/** The most bytes that a number below 2^31 takes. */
export const MAX_NUMBER_BYTES = 5;

/** How many bytes the number takes. */
export function bytesOf(value: number): number {
  let bytes = 1;
  for (let left = value >>> BITS; left > 0; left >>>= BITS) bytes += 1;
  return bytes;
}

/** @returns where the next number is to be written */
export function writeNumber(bytes: Uint8Array, at: number, value: number): number {
  let [left, next] = [value, at];
  for (; left >= MORE; left >>>= BITS) bytes[next++] = (left & (MORE - 1)) | MORE;
  bytes[next++] = left;
  return next;
}

/** @returns a function that returns the next number with each call */
export function numbersFrom(bytes: Uint8Array, start: number): () => number {
  let at = start;
  return () => {
    let value = 0;
    for (let shift = 0; ; shift += BITS) {
      const byte = bytes[at++]!;
      value += (byte & (MORE - 1)) << shift;
      if (byte < MORE) return value;
    }
  };
}

/** Returns the memory at once. Otherwise it is returned at the next full garbage collection, when as much may have been allocated again. */
export function free({ buffer }: { buffer: ArrayBuffer }): void {
  buffer.transfer(0);
}
