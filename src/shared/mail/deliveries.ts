import type { WrittenEmail } from './emails.js';
import type { FormName, HiddenFields } from '../forms/forms.js';

/** A stored submission that is to be delivered. */
export interface Submission {
  form: FormName;
  id: string;
  /** The subject of the notice to the operator. */
  about: { business?: string; subject?: string };
  /** The visible fields by name. */
  fields: Record<string, string>;
  hidden: HiddenFields;
}

/** A plain-text email to one person. Its name and words allow the operator's own text to replace the built-in one. */
export interface Email extends WrittenEmail {
  to: string;
  /** Id of the submission that it is about. */
  about: string;
  /** Triggered by strangers: it counts towards the daily limit although the address is confirmed. */
  unasked?: true;
  /** When the link in it expires: after that it is not retried. */
  expiresAt?: Date;
  /** A warning to its recipient: where the limit is reached it is sent on the next day instead of being given up. */
  warns?: true;
}

/** Who was to get the deliveries that were cancelled. */
export interface Cancelled {
  /** The forwarding service or the operator's mailbox. */
  operator: boolean;
  /** The recipient of an email. */
  owner: boolean;
}

/** The state of one delivery. */
export interface DeliveryState {
  channel: 'forward' | 'mail';
  /** `given-up`: retried for three days, or refused permanently. */
  state: 'waiting' | 'delivered' | 'given-up';
  attempts: number;
  /** The error of the last attempt, without addresses or secrets. */
  lastError: string | null;
  updatedAt: Date;
}

/**
 * Outgoing emails and forwarded forms. A delivery is stored in the running transaction, sent after the commit, and retried for three days.
 * Channels that are not configured store nothing.
 */
export abstract class Deliveries {
  /**
   * Queues a submission for the forwarding service and the operator's mailbox, whichever are configured. After `stop`, it queues the
   * undelivered ones again.
   */
  abstract send(submission: Submission): Promise<void>;

  /** Whether mail is configured. */
  abstract readonly mails: boolean;

  /** Queues an email if mail is configured; at most five a day are sent to an unconfirmed address. */
  abstract mail(email: Email): Promise<void>;

  /** Delivery states by the id of the submission, oldest first; a submission without deliveries is missing. */
  abstract statesOf(submissions: string[]): Promise<Map<string, DeliveryState[]>>;

  /** Retries all undelivered deliveries of a submission at once, given-up ones included, for another three days. */
  abstract retry(submission: string): Promise<void>;

  /** Cancels undelivered deliveries of a submission; those being sent may still arrive. @returns who does not get one any more */
  abstract stop(submission: string): Promise<Cancelled>;

  /** Deletes all deliveries of these submissions; those being sent may still arrive. */
  abstract forget(submissions: readonly string[]): Promise<void>;
}
