import type { Submission } from '../domain/submission.js';
import { type MailedLink, SubmissionRepository } from '../domain/submission-repository.js';
import { ReferredSubmissions } from './referred-submissions.js';

/** Tells of each submission with a code in the transaction that writes it, whoever sends, corrects or restores it. */
export class TellingSubmissionRepository extends SubmissionRepository {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly referred: ReferredSubmissions,
  ) {
    super();
  }

  async add(submission: Submission): Promise<void> {
    await this.submissions.add(submission);
    await this.referred.tell(submission);
  }

  async save(submission: Submission): Promise<void> {
    await this.submissions.save(submission);
    await this.referred.tell(submission);
  }

  hold(id: string): Promise<Submission | undefined> {
    return this.submissions.hold(id);
  }

  addStatusLink(submissionId: string, tokenHash: Buffer, mailed?: MailedLink): Promise<void> {
    return this.submissions.addStatusLink(submissionId, tokenHash, mailed);
  }

  findByStatusLink(tokenHash: Buffer): Promise<Submission | undefined> {
    return this.submissions.findByStatusLink(tokenHash);
  }

  findMailedKey(tokenHash: Buffer, proofHash: Buffer): Promise<Buffer | undefined> {
    return this.submissions.findMailedKey(tokenHash, proofHash);
  }
}
