import type { Submission } from './submission.js';

/** What makes a link in a letter more than the one that was shown: a second secret, and whom it was mailed to. */
export interface MailedLink {
  proofHash: Buffer;
  mailedKey: Buffer;
}

/** All methods take part in the running transaction. A submission that is written with a code is a referral in the same transaction, whoever sends, corrects or restores it. */
export abstract class SubmissionRepository {
  /** A new one. */
  abstract add(submission: Submission): Promise<void>;

  /** The submission with this id, held until the transaction ends: nobody else decides about it meanwhile. */
  abstract hold(id: string): Promise<Submission | undefined>;

  /** Writes what was decided about a submission that is held. */
  abstract save(submission: Submission): Promise<void>;

  /** Another link to its status; the links before it go on leading there. Only the hashes are kept. @param mailed when it goes into a letter, too */
  abstract addStatusLink(submissionId: string, tokenHash: Buffer, mailed?: MailedLink): Promise<void>;

  /** The submission that a status link leads to. */
  abstract findByStatusLink(tokenHash: Buffer): Promise<Submission | undefined>;

  /** The key of the address that a status link was mailed to, with this proof in it. */
  abstract findMailedKey(tokenHash: Buffer, proofHash: Buffer): Promise<Buffer | undefined>;
}
