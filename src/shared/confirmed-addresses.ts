import { createHash } from 'node:crypto';

/** The hash of an email address, ignoring case: enough to recognise it, not to write to it. */
export function emailKeyOf(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest();
}

/**
 * Email addresses confirmed by the button behind a mailed link: mail scanners open links, but press no buttons. Unconfirmed addresses get
 * few emails, and none with text that somebody typed into a form.
 */
export abstract class ConfirmedAddresses {
  abstract has(email: string): Promise<boolean>;

  /** Takes part in the running transaction. Safe to repeat. */
  abstract confirm(addressKey: Buffer): Promise<void>;
}
