/**
 * The same bytes in memory of exactly their length, for a cache that keeps them. What Node hands out is often a slice of 64 KiB (its pool, the output
 * of compression, what was read from a connection), and a slice that is kept keeps all of it.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
