import { randomBytes } from 'node:crypto';
import { emailKeyOf } from '../../../shared/contact/confirmed-addresses.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import type { Submission } from '../domain/submission.js';
import { StatusLinkUnknown } from '../domain/submission.errors.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

/** A link in two forms. */
export interface StatusLink {
  /** For the browser that sent the form. */
  shown: string;
  /** For an email: the link proves access to the mailbox. It leads to the same page through a page with a button. */
  mailed: string;
}

/** The links by which owners see their submissions, without an account. */
export class StatusLinks {
  /** @param origin scheme and host of the site, read on each use: it may be known only when the process listens */
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly origin: { readonly value: string },
  ) {}

  /** Creates another link to a submission. It is returned once and only its hash is stored. Takes part in the running transaction. */
  async issue({ id, fields: { email } }: Submission): Promise<StatusLink> {
    const [token, proof] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')];
    await this.submissions.addStatusLink(
      id,
      hashOfToken(token),
      email ? { proofHash: hashOfToken(proof), mailedKey: emailKeyOf(email) } : undefined,
    );
    const shown = `${this.origin.value}/status/${token}`;
    return { shown, mailed: `${shown}/${proof}` };
  }

  /** Looked up by its hash, so that the response time reveals nothing about nearly right tokens. @throws StatusLinkUnknown */
  async follow(token: string): Promise<Submission> {
    const submission = await this.submissions.findByStatusLink(hashOfToken(token));
    if (!submission) throw new StatusLinkUnknown();
    return submission;
  }

  /** @returns the key of the address that this link was mailed to @throws StatusLinkUnknown */
  async mailedTo(token: string, proof: string): Promise<Buffer> {
    const key = await this.submissions.findMailedKey(hashOfToken(token), hashOfToken(proof));
    if (!key) throw new StatusLinkUnknown();
    return key;
  }
}
