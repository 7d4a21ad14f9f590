import { Clock } from '../../../shared/clock.js';
import { emailKeyOf } from '../../../shared/contact/confirmed-addresses.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { KnownBusinesses } from '../../listings/index.js';
import { readFields, type SubmissionFields, type SubmissionKind } from '../domain/submission-fields.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import type { SubmissionStatus } from '../domain/submission-status.js';
import type { ProposedPicture, Submission } from '../domain/submission.js';
import { StatusLinkUnknown } from '../domain/submission.errors.js';
import { AnnounceSubmission } from './announce-submission.js';
import { ownVersionOf } from './own-version.js';
import { StatusLinks } from './status-links.js';

/** A submission as its owner sees it. */
export interface OwnSubmissionView {
  kind: SubmissionKind;
  /** Spam is reported to its sender as "pending", so that spammers learn nothing from the answer. */
  status: Exclude<SubmissionStatus, 'spam'>;
  title: string;
  submittedAt: Date;
  decidedAt: Date | null;
  reason: string | null;
  fields: SubmissionFields;
  /** Pictures that it proposes for the gallery of the business. */
  pictures: ProposedPicture[];
  /** The listing, if it is published. */
  listing: { slug: string } | null;
  /** The version that a correction names as seen; it changes with the fields. */
  version: string;
  may: { correct: boolean; withdraw: boolean; renew: boolean };
}

interface Correcting {
  client: string;
  /** The version that the owner saw; without one the last correction wins. */
  version?: string;
  /** Prefix of the names in errors. */
  within?: string;
}

/** What an owner can see and do with the private link to a submission. The link is the only credential. */
export class OwnSubmission {
  constructor(
    private readonly links: StatusLinks,
    private readonly submissions: SubmissionRepository,
    private readonly businesses: KnownBusinesses,
    private readonly intake: FormIntake,
    private readonly announcement: AnnounceSubmission,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws StatusLinkUnknown */
  async look(token: string): Promise<OwnSubmissionView> {
    return this.viewOf(await this.links.follow(token));
  }

  /**
   * Submits a correction, to be reviewed again.
   * @throws StatusLinkUnknown, SubmissionClosed, OwnSubmissionChanged, InvalidValues, TooManySubmissions
   */
  correct(token: string, raw: Record<string, unknown>, { client, version, within = '' }: Correcting): Promise<OwnSubmissionView> {
    return this.change(token, client, async (submission) => {
      const hasSeen = (fields: SubmissionFields) => !version || version === ownVersionOf(fields);
      const before = submission.fields;
      submission.correct(readFields(submission.kind, raw, within), hasSeen);
      await this.announcement.corrected(submission, await this.linkForNewAddress(submission, before));
    });
  }

  /**
   * The same content may be sent again later, and is a new submission then. @throws StatusLinkUnknown, SubmissionClosed, TooManySubmissions
   */
  withdraw(token: string, client: string): Promise<OwnSubmissionView> {
    return this.change(token, client, async (submission) => {
      submission.withdraw(this.clock.now());
      await this.intake.forget([submission.id]);
    });
  }

  private async change(token: string, client: string, how: (submission: Submission) => Promise<void> | void): Promise<OwnSubmissionView> {
    await this.intake.count(client);
    return this.transaction.run(async () => {
      const { id } = await this.links.follow(token);
      const submission = await this.submissions.findForUpdate(id);
      if (!submission) throw new StatusLinkUnknown();
      await how(submission);
      await this.submissions.save(submission);
      return this.viewOf(submission);
    });
  }

  /** A new link, if the email address was corrected: the first email went to the wrong address. Spam causes no emails. */
  private async linkForNewAddress(submission: Submission, before: SubmissionFields): Promise<string | undefined> {
    const { email } = submission.fields;
    const isNew = email && !(before.email && emailKeyOf(before.email).equals(emailKeyOf(email)));
    return isNew && submission.status !== 'spam' ? (await this.links.issue(submission)).mailed : undefined;
  }

  private async viewOf({ kind, ownersStatus, title, fields, pictures, mayChange, snapshot }: Submission): Promise<OwnSubmissionView> {
    const { listingId, createdAt, decidedAt, reason } = snapshot;
    const listing = listingId === null ? undefined : (await this.businesses.getMergeTargets([listingId])).get(listingId);
    const isLive = ownersStatus === 'approved' && listing?.status === 'published';
    // The time of becoming spam would reveal the classification, so it is left out.
    const isKnown = snapshot.status !== 'spam';
    return {
      kind,
      status: ownersStatus,
      title,
      submittedAt: createdAt,
      decidedAt: isKnown ? decidedAt : null,
      reason,
      fields,
      pictures,
      listing: isLive ? { slug: listing.slug } : null,
      version: ownVersionOf(fields),
      may: { correct: mayChange, withdraw: mayChange, renew: isLive },
    };
  }
}
