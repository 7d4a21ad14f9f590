import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Reads through one reused buffer: new ones for 130 MB at every start would be the process's largest use of memory. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(1024 * 1024);
  await using file = await open(path);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(buffer.subarray(0, bytesRead));
  }
}
