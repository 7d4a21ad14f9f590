import type { Submission } from './submission.js';

/** All methods take part in the running transaction. */
export abstract class SubmissionRepository {
  /** A new one. */
  abstract add(submission: Submission): Promise<void>;

  /** The submission with this id, held until the transaction ends: nobody else decides about it meanwhile. */
  abstract hold(id: string): Promise<Submission | undefined>;

  /** Writes what was decided about a submission that is held. */
  abstract save(submission: Submission): Promise<void>;

  /** Another link to its status; the links before it go on leading there. Only the hash is kept. */
  abstract addStatusLink(submissionId: string, tokenHash: Buffer): Promise<void>;

  /** The submission that a status link leads to. */
  abstract findByStatusLink(tokenHash: Buffer): Promise<Submission | undefined>;
}
