import { type AuditAction, AuditLog } from '../../../shared/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { FormIntake } from '../../../shared/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import type { Submission } from '../domain/submission.js';
import { SubmissionNotFound } from '../domain/submission.errors.js';
import { AnnounceSubmission } from './announce-submission.js';
import { OwnerMail } from './owner-mail.js';
import { StatusLinks } from './status-links.js';

/** How owners hear of what happens to their submissions. */
export class OwnerNews {
  constructor(
    readonly mail: OwnerMail,
    readonly announcement: AnnounceSubmission,
    readonly links: StatusLinks,
  ) {}
}

/** Who decides, and about what. */
export interface Decider {
  /** Address of the client that asked. */
  client: string | null;
  /** The version that the admin looked at; whatever it is now, where none is given. */
  version?: number;
}

/**
 * Every decision about a submission but its approval. All throw SubmissionNotFound, SubmissionDecided or SubmissionChangedMeanwhile, and
 * then nothing has changed.
 */
export class DecideSubmission {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly news: OwnerNews,
    private readonly intake: FormIntake,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The same may be sent again: then it is new. */
  reject(id: string, reason: string, by: Decider): Promise<void> {
    return this.decide(id, 'submission-rejected', by, { reason }, async (submission) => {
      submission.reject({ at: this.clock.now(), reason, version: by.version });
      await this.intake.forget(id);
      await this.news.mail.rejected(submission, reason);
    });
  }

  requestChanges(id: string, reason: string, by: Decider): Promise<void> {
    return this.decide(id, 'submission-changes-requested', by, { reason }, async (submission) => {
      submission.requestChanges({ at: this.clock.now(), reason, version: by.version });
      await this.news.mail.changesRequested(submission, reason);
    });
  }

  /** Its owner hears nothing of it. */
  markAsSpam(id: string, by: Decider): Promise<void> {
    return this.decide(id, 'submission-spam', by, {}, (submission) => submission.markAsSpam({ at: this.clock.now(), version: by.version }));
  }

  /** To be decided anew. What was taken for spam when it arrived goes out now, as it would have done then. */
  restore(id: string, by: Decider): Promise<void> {
    return this.decide(id, 'submission-restored', by, {}, async (submission) => {
      const wasUnheard = submission.isUnheard;
      submission.restore(by);
      if (wasUnheard) await this.news.announcement.run(submission, {}, (await this.news.links.issue(submission)).mailed);
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
      const submission = await this.submissions.hold(id);
      if (!submission) throw new SubmissionNotFound(id);
      await how(submission);
      await this.submissions.save(submission);
      await this.audit.record({ action, client, detail: { id, title: submission.title, ...detail } });
    });
  }
}
