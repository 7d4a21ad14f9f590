import { randomBytes } from 'node:crypto';

/** The token in the cookie. It cannot be guessed, so an unsalted hash of it is safe to store. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}
