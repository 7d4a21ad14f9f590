import { Deliveries } from '../../../shared/deliveries.js';
import { approvedLetter, changesRequestedLetter, type LetterText, receivedAgainLetter, receivedLetter, rejectedLetter } from '../domain/letters.js';
import type { Submission } from '../domain/submission.js';

/** Tells owners by mail how it stands, where mail is configured. Takes part in the running transaction. */
export class OwnerMail {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly origin: { readonly value: string },
  ) {}

  received(submission: Submission, statusLink: string): Promise<void> {
    return this.send(submission, receivedLetter(submission.title, statusLink));
  }

  /** The same came in again from elsewhere. */
  receivedAgain(submission: Submission, statusLink: string): Promise<void> {
    return this.send(submission, receivedAgainLetter(submission.title, statusLink));
  }

  /** @param slug of the listing, where the directory shows it */
  approved(submission: Submission, slug: string | undefined): Promise<void> {
    return this.send(submission, approvedLetter(submission.title, slug && `${this.origin.value}/business/${slug}`));
  }

  rejected(submission: Submission, reason: string): Promise<void> {
    return this.send(submission, rejectedLetter(submission.title, reason));
  }

  changesRequested(submission: Submission, reason: string): Promise<void> {
    return this.send(submission, changesRequestedLetter(submission.title, reason));
  }

  private async send({ id, fields }: Submission, { subject, text }: LetterText): Promise<void> {
    if (fields.email) await this.deliveries.mail({ to: fields.email, subject, text, about: id });
  }
}
