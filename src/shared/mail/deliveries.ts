import type { WrittenEmail } from './emails.js';
import type { FormName, HiddenFields } from '../forms/forms.js';

/** A stored submission that is to be delivered. */
export interface Submission {
  form: FormName;
  id: string;
  /** What it is about, for the notice that the operator gets. */
  about: { business?: string; subject?: string };
  /** What was typed, by name. */
  fields: Record<string, string>;
  hidden: HiddenFields;
}

/** A plain-text email to one person. What it was made of lets the operator's own text take the place of the built-in one. */
export interface Email extends WrittenEmail {
  to: string;
  /** Id of the submission that it is about. */
  about: string;
  /** Triggered by strangers: it counts towards the daily limit although the address is confirmed. */
  unasked?: true;
  /** When the link in it runs out: after that it is not tried again. */
  expiresAt?: Date;
  /** It warns its reader: where the limit is reached it waits for the next day instead of being given up. */
  warns?: true;
}

/** The state of one delivery. */
export interface DeliveryState {
  channel: 'forward' | 'mail';
  /** `given-up`: retried for three days, or refused permanently. */
  state: 'waiting' | 'delivered' | 'given-up';
  attempts: number;
  /** What the last attempt failed on, in words without addresses or secrets. */
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

  /** Queues an email where mail is configured; at most five a day to an unconfirmed address. */
  abstract mail(email: Email): Promise<void>;

  /** By the id of the submission, oldest first; a submission without deliveries is missing. */
  abstract statesOf(submissions: string[]): Promise<Map<string, DeliveryState[]>>;

  /** Retries all undelivered deliveries of a submission at once, given-up ones included, for another three days. */
  abstract retry(submission: string): Promise<void>;

  /** Cancels undelivered deliveries of a submission; those being sent may still arrive. @returns whether there were any */
  abstract stop(submission: string): Promise<boolean>;

  /** Deletes all deliveries of these; those being sent may still arrive. */
  abstract forget(submission: string): Promise<void>;
}
