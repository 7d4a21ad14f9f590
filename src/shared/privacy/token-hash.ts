import { createHash } from 'node:crypto';

/** What is stored of a token: reading it gives nobody access. Tokens cannot be guessed, so a plain hash is enough. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
