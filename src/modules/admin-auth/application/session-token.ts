import { createHash, randomBytes } from 'node:crypto';

/** What the browser keeps. It cannot be guessed, so a plain hash of it is enough to store. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps: whoever reads it there cannot use it as a cookie. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
