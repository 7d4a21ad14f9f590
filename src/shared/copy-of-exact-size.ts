/**
 * Copies bytes into memory of exactly their length, for a cache. Node's buffers are often slices of 64 KiB (its pool, the output of
 * compression, data read from a connection), and a slice in a cache keeps all of that in memory.
 */
export function copyOfExactSize(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
