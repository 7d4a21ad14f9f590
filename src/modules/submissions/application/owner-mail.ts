import { hasWebAddress } from '../../../shared/contact/contact-values.js';
import { ConfirmedAddresses } from '../../../shared/contact/confirmed-addresses.js';
import { Deliveries, type Email } from '../../../shared/mail/deliveries.js';
import { approvedEmail, changesRequestedEmail, receivedAgainEmail, receivedEmail, rejectedEmail, UNNAMED } from './emails.js';
import type { WrittenEmail } from '../../../shared/mail/emails.js';
import type { Submission } from '../domain/submission.js';

/** Emails the status to owners, where mail is configured. Takes part in the running transaction. */
export class OwnerMail {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly addresses: ConfirmedAddresses,
    private readonly origin: { readonly value: string },
  ) {}

  /**
   * Names no business, even to a confirmed address: the sender of the form is not known, and addresses of owners are public.
   * @param statusLink as it is mailed
   */
  received(submission: Submission, statusLink: string): Promise<void> {
    return this.send(submission, () => receivedEmail(statusLink));
  }

  /** The same content came from another browser. @param statusLink as it is mailed */
  receivedAgain(submission: Submission, statusLink: string): Promise<void> {
    return this.send(submission, () => receivedAgainEmail(statusLink), { unasked: true });
  }

  /** @param slug of the listing, if it is published */
  approved(submission: Submission, slug: string | undefined): Promise<void> {
    return this.send(submission, (business) => approvedEmail(submission.kind, business, slug && `${this.origin.value}/business/${slug}`));
  }

  rejected(submission: Submission, reason: string): Promise<void> {
    return this.send(submission, (business) => rejectedEmail(submission.kind, business, reason));
  }

  /** @param statusLink as it is mailed */
  changesRequested(submission: Submission, reason: string, statusLink: string): Promise<void> {
    return this.send(submission, (business) => changesRequestedEmail(business, reason, statusLink));
  }

  private async send(
    { id, title, fields: { email } }: Submission,
    emailAbout: (business: string) => WrittenEmail,
    more: Pick<Email, 'unasked'> = {},
  ): Promise<void> {
    if (!email) return;
    // A name that contains a web address is not used, from any sender.
    const isNamed = !hasWebAddress(title) && (await this.addresses.has(email));
    const written = emailAbout(isNamed ? title : UNNAMED);
    await this.deliveries.mail({ to: email, ...written, about: id, ...more });
  }
}
