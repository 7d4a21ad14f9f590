import type { Submission } from './submission.js';
import { SubmissionNotFound } from './submission.errors.js';

/** The part of a mailed link that the link shown in the browser lacks: a second secret, and the address it was mailed to. */
export interface MailedLink {
  proofHash: Buffer;
  mailedKey: Buffer;
}

/**
 * All methods take part in the running transaction. A submission that is written with a code becomes a referral in the same transaction,
 * whether it is sent, corrected or restored.
 */
export abstract class SubmissionRepository {
  /** Adds a new submission. */
  abstract add(submission: Submission): Promise<void>;

  /** The submission, locked (FOR UPDATE) until the transaction ends. */
  abstract findForUpdate(id: string): Promise<Submission | undefined>;

  /** As {@link findForUpdate}. @throws SubmissionNotFound */
  async getForUpdate(id: string): Promise<Submission> {
    const submission = await this.findForUpdate(id);
    if (!submission) throw new SubmissionNotFound(id);
    return submission;
  }

  /** Writes a locked submission. */
  abstract save(submission: Submission): Promise<void>;

  /** Another link to its status; earlier links still work. Only the hashes are stored. @param mailed for a link that is mailed as well */
  abstract addStatusLink(submissionId: string, tokenHash: Buffer, mailed?: MailedLink): Promise<void>;

  /** The submission that a status link leads to. */
  abstract findByStatusLink(tokenHash: Buffer): Promise<Submission | undefined>;

  /** The key of the address that a status link with this proof was mailed to. */
  abstract findMailedKey(tokenHash: Buffer, proofHash: Buffer): Promise<Buffer | undefined>;
}
