import { createHash } from 'node:crypto';

/** What is kept of an e-mail address, its capitals aside: enough to know it again, and nothing to write to. */
export function addressKeyOf(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest();
}

/**
 * E-mail addresses of which somebody has shown that they are theirs: by the button behind a link that was mailed there. Programs that look
 * through letters open links, and press no buttons. To any other address few letters go, and none with the words of whoever typed it.
 */
export abstract class ConfirmedAddresses {
  abstract has(email: string): Promise<boolean>;

  /** Takes part in the running transaction. Safe to repeat. */
  abstract confirm(addressKey: Buffer): Promise<void>;
}
