import type { FormName, HiddenFields } from './forms.js';

/** A stored submission that others are to hear of. */
export interface Submission {
  form: FormName;
  id: string;
  /** One line that says what it is, for the mail. */
  subject: string;
  /** What was typed, by name. */
  fields: Record<string, string>;
  hidden: HiddenFields;
}

/** A plain letter to one person. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Id of the submission that it is about. */
  about: string;
  /** Strangers bring it about: it counts towards the letters of a day although the address has confirmed itself. */
  unasked?: true;
}

/** How far one way of telling about a submission has come. */
export interface DeliveryState {
  channel: 'forward' | 'mail';
  /** `given-up`: it was tried for three days, or refused for good. */
  state: 'waiting' | 'delivered' | 'given-up';
  attempts: number;
  /** What the last attempt failed on, in words without addresses or secrets. */
  lastError: string | null;
  updatedAt: Date;
}

/**
 * What leaves the house because of a submission. It is stored in the running transaction, goes out after the commit, and is tried
 * again for three days. What is not configured is not stored, and nothing waits for it.
 */
export abstract class Deliveries {
  /**
   * Passes a submission on to the forwarding service and to the operator's mailbox, whichever there is. Again after `stop`, it goes
   * where it has not arrived.
   */
  abstract send(submission: Submission): Promise<void>;

  /** Whether mail is configured. */
  abstract readonly mails: boolean;

  /** Sends a letter where mail is configured; at most five a day to an address that has not confirmed itself. */
  abstract mail(letter: Letter): Promise<void>;

  /** By the id of the submission, oldest first; a submission without deliveries is missing. */
  abstract statesOf(submissions: string[]): Promise<Map<string, DeliveryState[]>>;

  /** Tries at once whatever of a submission is not delivered, given up or not, and for three days again. */
  abstract retry(submission: string): Promise<void>;

  /** Takes back whatever of a submission has not arrived; what is under way may still arrive. */
  abstract stop(submission: string): Promise<void>;

  /** Deletes all that is kept of them; what is under way may still arrive. */
  abstract forget(submission: string): Promise<void>;
}
