import { createHash } from 'node:crypto';

/**
 * The hash under which a token is stored, so that a reader of the database gains no access. Tokens cannot be guessed, so a plain hash is
 * enough.
 */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
