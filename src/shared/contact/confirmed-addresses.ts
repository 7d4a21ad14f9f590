import { createHash } from 'node:crypto';

/** A hash of an email address, ignoring case and needless quotes: it identifies the address without storing it. */
export function emailKeyOf(email: string): Buffer {
  const plain = email.trim().replace(QUOTED, (_whole, name: string) => `${name.replace(/\\(.)/g, '$1')}@`);
  return createHash('sha256').update(plain.toLowerCase()).digest();
}

/** `"ann"@example.com` is the mailbox of ann@example.com (RFC 5321). */
const QUOTED = /^"((?:[^"\\]|\\.)*)"@/;

/**
 * Email addresses confirmed by the button behind a mailed link: mail scanners open links, but press no buttons. Unconfirmed addresses get
 * few emails, and none with text that somebody typed into a form.
 */
export abstract class ConfirmedAddresses {
  abstract has(email: string): Promise<boolean>;

  /** Takes part in the running transaction. Safe to repeat. */
  abstract confirm(addressKey: Buffer): Promise<void>;
}
