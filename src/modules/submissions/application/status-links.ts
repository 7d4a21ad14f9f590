import { createHash, randomBytes } from 'node:crypto';
import { SubmissionRepository } from '../domain/submission-repository.js';
import type { Submission } from '../domain/submission.js';
import { StatusLinkUnknown } from '../domain/submission.errors.js';

/** The links by which owners see their submissions, without an account. */
export class StatusLinks {
  /** @param origin scheme and host of the site, asked for late: it may be where the process listens */
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly origin: { readonly value: string },
  ) {}

  /** Another link to a submission; it is said here once and kept nowhere. Takes part in the running transaction. */
  async issue(submissionId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.submissions.addStatusLink(submissionId, hashOf(token));
    return `${this.origin.value}/status/${token}`;
  }

  /** Looked up by its hash, so that the time it takes says nothing about tokens that are nearly right. @throws StatusLinkUnknown */
  async follow(token: string): Promise<Submission> {
    const submission = await this.submissions.findByStatusLink(hashOf(token));
    if (!submission) throw new StatusLinkUnknown();
    return submission;
  }
}

/** Tokens cannot be guessed, so a plain hash is enough to store. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
