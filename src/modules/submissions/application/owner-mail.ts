import { ConfirmedAddresses } from '../../../shared/confirmed-addresses.js';
import { Deliveries, type Letter } from '../../../shared/deliveries.js';
import {
  approvedLetter,
  changesRequestedLetter,
  type LetterText,
  receivedAgainLetter,
  receivedLetter,
  rejectedLetter,
  UNNAMED,
} from './letters.js';
import type { Submission } from '../domain/submission.js';

/** Tells owners by mail how it stands, where mail is configured. Takes part in the running transaction. */
export class OwnerMail {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly addresses: ConfirmedAddresses,
    private readonly origin: { readonly value: string },
  ) {}

  /** @param statusLink as it is mailed */
  received(submission: Submission, statusLink: string): Promise<void> {
    return this.send(submission, (business) => receivedLetter(business, statusLink));
  }

  /** The same came in again from elsewhere. @param statusLink as it is mailed */
  receivedAgain(submission: Submission, statusLink: string): Promise<void> {
    return this.send(submission, (business) => receivedAgainLetter(business, statusLink), { unasked: true });
  }

  /** @param slug of the listing, where the directory shows it */
  approved(submission: Submission, slug: string | undefined): Promise<void> {
    return this.send(submission, (business) => approvedLetter(business, slug && `${this.origin.value}/business/${slug}`));
  }

  rejected(submission: Submission, reason: string): Promise<void> {
    return this.send(submission, (business) => rejectedLetter(business, reason));
  }

  changesRequested(submission: Submission, reason: string): Promise<void> {
    return this.send(submission, (business) => changesRequestedLetter(business, reason));
  }

  private async send(
    { id, title, fields: { email } }: Submission,
    letterAbout: (business: string) => LetterText,
    more: Pick<Letter, 'unasked'> = {},
  ): Promise<void> {
    if (!email) return;
    const { subject, text } = letterAbout((await this.addresses.has(email)) ? title : UNNAMED);
    await this.deliveries.mail({ to: email, subject, text, about: id, ...more });
  }
}
