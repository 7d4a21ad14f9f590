import { Transaction } from '../../../shared/transaction.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import { OwnerMail } from './owner-mail.js';
import { StatusLinks } from './status-links.js';

/**
 * Handles content that was submitted before. The sender may be anybody, because a business's name, phone and email are public. So the
 * private link is shown only to the browser that sent it first, and otherwise mailed to the address of the first submission.
 */
export class RepeatedSubmission {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly links: StatusLinks,
    private readonly mail: OwnerMail,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the link, where it may be shown */
  run(id: string, isSameBrowser: boolean): Promise<string | undefined> {
    return this.transaction.run(async () => {
      const submission = await this.submissions.findForUpdate(id);
      if (!submission) return undefined;
      const { shown, mailed } = await this.links.issue(submission);
      if (isSameBrowser) return shown;
      // Spam causes no emails.
      if (submission.status !== 'spam') await this.mail.receivedAgain(submission, mailed);
      return undefined;
    });
  }
}
