import { type AuditAction, AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import type { Submission } from '../domain/submission.js';
import { AnnounceSubmission } from './announce-submission.js';
import { OwnerMail } from './owner-mail.js';
import { StatusLinks } from './status-links.js';

/** Emails to owners about decisions on their submissions. */
export class OwnerNotifications {
  constructor(
    readonly mail: OwnerMail,
    readonly announcement: AnnounceSubmission,
    readonly links: StatusLinks,
  ) {}
}

/** The client that decides, and the version that the admin has seen. */
export interface Decider {
  /** Address of the client that asked. */
  client: string | null;
  /** The version that the admin saw; without it, any version. */
  version?: number;
}

/**
 * All decisions about a submission except its approval. All throw SubmissionNotFound, SubmissionDecided or SubmissionChangedMeanwhile;
 * nothing has changed then.
 */
export class DecideSubmission {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly notifications: OwnerNotifications,
    private readonly intake: FormIntake,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The same content may be sent again later, and is a new submission then. */
  reject(id: string, reason: string, by: Decider): Promise<void> {
    return this.decide(id, 'submission-rejected', by, { reason }, async (submission) => {
      submission.reject({ at: this.clock.now(), reason, version: by.version });
      await this.intake.forget([id]);
      await this.notifications.mail.rejected(submission, reason);
    });
  }

  requestChanges(id: string, reason: string, by: Decider): Promise<void> {
    return this.decide(id, 'submission-changes-requested', by, { reason }, async (submission) => {
      submission.requestChanges({ at: this.clock.now(), reason, version: by.version });
      const { mail, links } = this.notifications;
      if (submission.fields.email) await mail.changesRequested(submission, reason, (await links.issue(submission)).mailed);
    });
  }

  /** The owner is not notified, and deliveries that are still pending are cancelled. */
  markAsSpam(id: string, by: Decider): Promise<void> {
    return this.decide(id, 'submission-spam', by, {}, async (submission) => {
      submission.markAsSpam({ at: this.clock.now(), version: by.version });
      submission.announcementCancelled(await this.notifications.announcement.cancel(submission));
    });
  }

  /**
   * Reopens the submission. If it was classified as spam on arrival, or its deliveries were cancelled when it was marked as spam, it is
   * announced now.
   */
  restore(id: string, by: Decider): Promise<void> {
    return this.decide(id, 'submission-restored', by, {}, async (submission) => {
      const { isUnannounced, isOwnerTold } = submission;
      submission.restore(by);
      const { announcement, links } = this.notifications;
      if (isUnannounced) await announcement.run(submission, {}, isOwnerTold ? undefined : (await links.issue(submission)).mailed);
    });
  }

  private decide(
    id: string,
    action: AuditAction,
    { client }: Decider,
    detail: object,
    how: (submission: Submission) => Promise<void> | void,
  ): Promise<void> {
    return this.transaction.run(async () => {
      const submission = await this.submissions.getForUpdate(id);
      await how(submission);
      await this.submissions.save(submission);
      await this.audit.record({ action, client, detail: { id, title: submission.title, ...detail } });
    });
  }
}
