import type { HiddenFields } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import type { AnnounceSubmission } from './announce-submission.js';
import { OwnerMail } from './owner-mail.js';
import { StatusLinks } from './status-links.js';

/**
 * Handles content that was submitted before. The sender may be anybody, because a business's name, phone and email are public. So the
 * private link is shown only to the browser that sent it first, and otherwise mailed to the address of the first submission. If the first
 * one was classified as spam and this one was not, a person has sent it again: it is announced now.
 */
export class RepeatedSubmission {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly links: StatusLinks,
    private readonly mail: OwnerMail,
    private readonly announcement: AnnounceSubmission,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the link, where it may be shown */
  run(id: string, isSameBrowser: boolean, { isSpam, hidden }: { isSpam: boolean; hidden: HiddenFields }): Promise<string | undefined> {
    return this.transaction.run(async () => {
      const submission = await this.submissions.findForUpdate(id);
      if (!submission) return undefined;
      const { shown, mailed } = await this.links.issue(submission);
      if (submission.isSpamByRule && !isSpam) {
        submission.restore();
        await this.submissions.save(submission);
        await this.announcement.run(submission, hidden, mailed);
      } else if (!isSameBrowser && submission.status !== 'spam') {
        // Spam causes no emails.
        await this.mail.receivedAgain(submission, mailed);
      }
      return isSameBrowser ? shown : undefined;
    });
  }
}
