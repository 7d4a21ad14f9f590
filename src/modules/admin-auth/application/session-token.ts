import { createHash, randomBytes } from 'node:crypto';

/** The token in the cookie. It cannot be guessed, so an unsalted hash of it is safe to store. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash in the database: reading it there does not give a usable cookie. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
