import { randomBytes, randomUUID } from 'node:crypto';
import { Clock } from '../../../shared/clock.js';
import { Deliveries } from '../../../shared/mail/deliveries.js';
import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import { siteTimeZone } from '../../../shared/settings/operating-settings.js';
import type { KnownBusiness } from '../../listings/index.js';
import {
  contactChanges,
  type ContactNotice,
  ContactNotices,
  earlierObjection,
  expiryOf,
  noticeOf,
  unnotified,
} from '../domain/contact-notice.js';
import { contactChangeEmail } from './emails.js';
import type { FieldChange } from '../domain/submission-history.js';
import type { SubmissionFields } from '../domain/submission-fields.js';
import type { Submission } from '../domain/submission.js';
import { ContactChangeObjected, ContactChangeUnreached } from '../domain/submission.errors.js';
import { changesTo } from './listing-changes.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

/**
 * Notifies the address on file before a submission changes contact details of a listed business: anybody who knows a business's public
 * details can submit such a change, and would take over its customers. All methods take part in the running transaction.
 */
export class NotifyOfContactChange {
  constructor(
    private readonly notices: ContactNotices,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
    private readonly origin: { readonly value: string },
    private readonly settings: EffectiveSettings,
  ) {}

  /**
   * Emails the address on file, once for the same changes.
   * @returns whether an email was queued now
   */
  async run({ id, fields }: Submission, listing: KnownBusiness): Promise<boolean> {
    const changes = contactChanges(changesTo(listing, fields));
    const { email } = listing;
    if (!email || !this.deliveries.mails || unnotified(changes, await this.noticesOf(id), listing).length === 0) return false;
    const createdAt = this.clock.now();
    const notice: ContactNotice = {
      id: randomUUID(),
      submissionId: id,
      listingId: listing.id,
      email,
      changes,
      createdAt,
      expiresAt: expiryOf(createdAt),
      objectedAt: null,
    };
    const token = randomBytes(32).toString('base64url');
    await this.notices.add(notice, hashOfToken(token));
    const written = contactChangeEmail(
      listing.title,
      notice,
      `${this.origin.value}/renew-business/object/${token}`,
      siteTimeZone(this.settings.current),
    );
    await this.deliveries.mail({ to: email, ...written, about: notice.id, unasked: true, warns: true, expiresAt: notice.expiresAt });
    return true;
  }

  /**
   * Checks what an approval would publish for contact changes that were objected to, or were not announced yet.
   * @param published the owner's values with the admin's edits: edits of an admin need no notice
   * @returns whether a notice is being sent now: then nothing may be approved yet
   * @throws ContactChangeObjected, or ContactChangeUnreached where the email has not arrived
   */
  async beforeApproval(
    submission: Submission,
    published: SubmissionFields,
    listing: KnownBusiness,
    despiteObjection: boolean,
  ): Promise<boolean> {
    const changes = contactChanges(changesTo(listing, published));
    if (changes.length === 0) return false;
    const own = (await this.noticesOf(submission.id)).find(({ objectedAt }) => objectedAt !== null);
    const objection = own ?? earlierObjection(changes, await this.notices.objected([listing.id]));
    if (objection && !despiteObjection) throw new ContactChangeObjected(submission.title, objection);
    const sent = contactChanges(changesTo(listing, submission.fields));
    const owners = changes.filter(({ field, to }) => sent.some((each) => each.field === field && each.to === to));
    if (owners.length === 0) return false;
    if (await this.run(submission, listing)) return true;
    if (!despiteObjection) await this.mustHaveArrived(submission, owners, listing);
    return false;
  }

  /**
   * Checks that the notice has arrived: strangers can exhaust an address's limit of emails for the day, or fill its mailbox. An email that
   * is being sent counts as arrived. If nothing is stored of an email, it was given up, and its row dismissed or deleted after its term: it
   * has not arrived either.
   */
  private async mustHaveArrived({ id, title }: Submission, changes: readonly FieldChange[], listing: KnownBusiness): Promise<void> {
    if (!this.deliveries.mails) return;
    const notices = await this.noticesOf(id);
    const ids = new Set(changes.flatMap((change) => noticeOf(change, notices, listing)?.id ?? []));
    const emails = await this.deliveries.statesOf([...ids]);
    for (const each of ids) {
      const states = emails.get(each) ?? [];
      const failed = states.find(({ state, lastError }) => state === 'given-up' || (state === 'waiting' && lastError !== null));
      if (failed || states.length === 0) throw new ContactChangeUnreached(title, listing, failed?.lastError ?? null);
    }
  }

  private async noticesOf(id: string): Promise<ContactNotice[]> {
    return (await this.notices.of([id])).get(id) ?? [];
  }
}
