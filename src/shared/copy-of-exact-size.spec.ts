import { brotliCompressSync } from 'node:zlib';
import { copyOfExactSize } from './copy-of-exact-size.js';

it.each([
  ['a short text', Buffer.from('a short text')],
  ['what was compressed', brotliCompressSync('what was compressed'.repeat(100))],
  ['a part', Buffer.from('the whole').subarray(0, 3)],
  ['nothing', Buffer.from('')],
])('stores %s in as much memory as it has bytes', (_name, bytes) => {
  const own = copyOfExactSize(bytes);
  expect(own).toEqual(bytes);
  expect(own.buffer.byteLength).toBe(bytes.length);
});

it('copies nothing that has its own buffer', () => {
  const bytes = Buffer.alloc(100);
  expect(copyOfExactSize(bytes)).toBe(bytes);
});
