import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import { Transaction } from '../../../shared/transaction.js';
import { type KnownBusiness, KnownBusinesses, ListBusiness, RenewListing } from '../../listings/index.js';
import { wordsFor } from '../domain/listing-words.js';
import { withEdits } from '../domain/submission-fields.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import type { ProposedPicture, Submission } from '../domain/submission.js';
import { ContactNoticeRequired, PicturesUnseen } from '../domain/submission.errors.js';
import { OwnerMail } from './owner-mail.js';
import { MatchingListing } from './matching-listing.js';
import { NotifyOfContactChange } from './notify-of-contact-change.js';

export interface ApprovalRequest {
  /** An admin's edits that replace the owner's values, by the form's names. */
  fields?: Record<string, unknown>;
  /** The listing that it is about. Without one, a new business becomes a new listing, and a renewal is applied to its match. */
  listingId?: string;
  /** The version that the admin saw. */
  version?: number;
  /** The admin has confirmed the approval although the address on file objects. */
  despiteObjection?: boolean;
  /** Addresses of the pictures to publish; without it, all of them. */
  pictures?: readonly string[];
}

/** The listings that an approval can touch. */
export class PublishedListings {
  constructor(
    readonly businesses: KnownBusinesses,
    readonly list: ListBusiness,
    readonly renew: RenewListing,
    readonly notify: NotifyOfContactChange,
  ) {}
}

/** Approves a submission: creates a listing, or applies the changes to the existing one. Exactly once under concurrent requests. */
export class ApproveSubmission {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly matching: MatchingListing,
    private readonly listings: PublishedListings,
    private readonly mail: OwnerMail,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** As {@link run}, for a submission that no admin has opened. @throws PicturesUnseen as well, if it has pictures */
  runUnseen(id: string, version: number, client: string | null): Promise<void> {
    return this.approve(id, { version }, client, ({ isOpen, pictures, title }) => {
      if (isOpen && pictures.length > 0) throw new PicturesUnseen(title);
    });
  }

  /**
   * @throws SubmissionNotFound, SubmissionDecided, SubmissionChangedMeanwhile, ContactChangeObjected, ContactChangeUnreached, ContactNoticeRequired or InvalidValues;
   * nothing was changed then
   */
  run(id: string, request: ApprovalRequest, client: string | null): Promise<void> {
    return this.approve(id, request, client);
  }

  private async approve(
    id: string,
    { fields: edits = {}, listingId, version, despiteObjection = false, pictures: wanted }: ApprovalRequest,
    client: string | null,
    mustSuit: (submission: Submission) => void = () => undefined,
  ): Promise<void> {
    const refusal = await this.transaction.run(async (): Promise<ContactNoticeRequired | undefined> => {
      const submission = await this.submissions.getForUpdate(id);
      mustSuit(submission);
      const { kind, fields: sent } = submission;
      const known = listingId !== undefined || kind === 'renewal';
      const published = withEdits(kind, sent, edits, 'fields');
      submission.mayBeApproved(version);
      const pictures = submission.pictures.filter(({ url }) => wanted?.includes(url) ?? true);
      const target = known ? await this.targetOf(sent, listingId) : undefined;
      // The email is queued in this transaction, so the refusal is thrown after its commit.
      if (target && (await this.listings.notify.beforeApproval(submission, published, target, despiteObjection)))
        return new ContactNoticeRequired(submission.title, target);
      submission.approve({ at: this.clock.now(), fields: published, version });
      const { listing, slug, changed } = target ? await this.renew(submission, target, pictures) : await this.publish(submission, pictures);
      submission.concerns(listing);
      await this.submissions.save(submission);
      await this.audit.record({
        action: 'submission-approved',
        client,
        detail: { id, title: submission.title, kind, listing, ...changed },
      });
      await this.mail.approved(submission, slug);
      return undefined;
    });
    if (refusal) throw refusal;
  }

  private async targetOf(sent: Submission['fields'], listingId: string | undefined): Promise<KnownBusiness> {
    const target =
      listingId === undefined ? await this.matching.of(sent) : (await this.listings.businesses.get([listingId])).get(listingId);
    if (target) return target;
    const message =
      listingId === undefined
        ? 'choose the listing that this renewal is about: no single one matches it'
        : 'is not a listing that can be renewed';
    throw new InvalidValues([{ field: 'listingId', message }]);
  }

  private async publish({ id, fields, title }: Submission, pictures: readonly ProposedPicture[]) {
    return { listing: id, slug: await this.listings.list.run(id, { ...wordsFor(fields), title }, pictures), changed: {} };
  }

  private async renew({ fields }: Submission, { id, slug, status }: KnownBusiness, pictures: readonly ProposedPicture[]) {
    const changed = await this.listings.renew.run(id, wordsFor(fields), pictures);
    return { listing: id, slug: status === 'published' ? slug : undefined, changed: { changed } };
  }
}
