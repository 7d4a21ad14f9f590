import { Transaction } from '../../../shared/transaction.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import { OwnerMail } from './owner-mail.js';
import { StatusLinks } from './status-links.js';

/**
 * What becomes of content that came in before. Whoever sends it again may be anybody: a business's name, phone and e-mail are public. So
 * its private link is shown to the browser that sent it first, and mailed to the address of the first otherwise.
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
      const submission = await this.submissions.hold(id);
      if (!submission) return undefined;
      const { shown, mailed } = await this.links.issue(submission);
      if (isSameBrowser) return shown;
      // Nobody is written to about spam.
      if (submission.status !== 'spam') await this.mail.receivedAgain(submission, mailed);
      return undefined;
    });
  }
}
