import { Clock } from '../../../shared/clock.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { KnownBusinesses } from '../../listings/index.js';
import { type ContactNotice, ContactNotices } from '../domain/contact-notice.js';
import type { FieldChange } from '../domain/submission-history.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import { ContactLinkUnknown } from '../domain/submission.errors.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

/** A change of contact details as the notified business sees it. */
export interface ContactChangeNotice {
  /** The title of the business in the directory. */
  title: string;
  changes: FieldChange[];
  askedAt: Date;
  /** `made`: it was approved. `dropped`: it will not be made. */
  state: 'waiting' | 'objected' | 'made' | 'dropped';
  /** The listing, if it is published. */
  listing: { slug: string } | null;
}

/** What a notified business can do with the mailed link. The link is the only credential: it proves access to the mailbox on file. */
export class ObjectToChange {
  constructor(
    private readonly notices: ContactNotices,
    private readonly submissions: SubmissionRepository,
    private readonly businesses: KnownBusinesses,
    private readonly intake: FormIntake,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactLinkUnknown */
  look(token: string): Promise<ContactChangeNotice> {
    return this.transaction.run(async () => this.viewOf(await this.follow(token)));
  }

  /**
   * Records an objection. It is shown to the admin who decides, and has no other effect. Safe to repeat; after the decision it changes
   * nothing.
   * @throws ContactLinkUnknown, TooManySubmissions
   */
  async run(token: string, client: string): Promise<void> {
    await this.intake.count(client, 'objection');
    await this.transaction.run(async () => {
      const notice = await this.follow(token);
      // Locked, so that a concurrent approval either sees the objection or comes first.
      const submission = await this.submissions.findForUpdate(notice.submissionId);
      if (submission?.isOpen) await this.notices.object(notice.id, this.clock.now());
    });
  }

  private async follow(token: string): Promise<ContactNotice> {
    const notice = await this.notices.findByLink(hashOfToken(token), this.clock.now());
    if (!notice) throw new ContactLinkUnknown();
    return notice;
  }

  private async viewOf({ submissionId, listingId, changes, createdAt, objectedAt }: ContactNotice): Promise<ContactChangeNotice> {
    const submission = await this.submissions.findForUpdate(submissionId);
    const listing = (await this.businesses.getMergeTargets([listingId])).get(listingId);
    const state = submission?.status === 'approved' ? 'made' : !submission?.isOpen ? 'dropped' : objectedAt ? 'objected' : 'waiting';
    return {
      title: listing?.title ?? 'your business',
      changes,
      askedAt: createdAt,
      state,
      listing: listing?.status === 'published' ? { slug: listing.slug } : null,
    };
  }
}
