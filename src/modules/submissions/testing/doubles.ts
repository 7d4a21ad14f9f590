import { type ContactNotice, ContactNotices } from '../domain/contact-notice.js';
import type { Submission } from '../domain/submission.js';
import { type MailedLink, SubmissionRepository } from '../domain/submission-repository.js';

export class InMemorySubmissions extends SubmissionRepository {
  readonly all = new Map<string, Submission>();
  readonly links = new Map<string, string>();
  private readonly mailed = new Map<string, Buffer>();

  add(submission: Submission): Promise<void> {
    return this.save(submission);
  }

  findForUpdate(id: string): Promise<Submission | undefined> {
    return Promise.resolve(this.all.get(id));
  }

  save(submission: Submission): Promise<void> {
    this.all.set(submission.id, submission);
    return Promise.resolve();
  }

  addStatusLink(submissionId: string, tokenHash: Buffer, mailed?: MailedLink): Promise<void> {
    this.links.set(tokenHash.toString('hex'), submissionId);
    if (mailed) this.mailed.set(`${tokenHash.toString('hex')} ${mailed.proofHash.toString('hex')}`, mailed.mailedKey);
    return Promise.resolve();
  }

  findMailedKey(tokenHash: Buffer, proofHash: Buffer): Promise<Buffer | undefined> {
    return Promise.resolve(this.mailed.get(`${tokenHash.toString('hex')} ${proofHash.toString('hex')}`));
  }

  findByStatusLink(tokenHash: Buffer): Promise<Submission | undefined> {
    return this.findForUpdate(this.links.get(tokenHash.toString('hex')) ?? '');
  }
}

export class InMemoryNotices extends ContactNotices {
  readonly all: ContactNotice[] = [];
  private readonly links = new Map<string, ContactNotice>();

  add(notice: ContactNotice, tokenHash: Buffer): Promise<void> {
    this.all.push(notice);
    this.links.set(tokenHash.toString('hex'), notice);
    return Promise.resolve();
  }

  of(submissions: string[]): Promise<Map<string, ContactNotice[]>> {
    const found = submissions.map((id) => [id, this.all.filter(({ submissionId }) => submissionId === id)] as const);
    return Promise.resolve(new Map(found.filter(([, notices]) => notices.length > 0)));
  }

  objected(listings: string[]): Promise<ContactNotice[]> {
    return Promise.resolve(this.all.filter(({ listingId, objectedAt }) => listings.includes(listingId) && objectedAt !== null));
  }

  findByLink(tokenHash: Buffer, now: Date): Promise<ContactNotice | undefined> {
    const notice = this.links.get(tokenHash.toString('hex'));
    return Promise.resolve(notice && notice.expiresAt > now ? notice : undefined);
  }

  object(id: string, at: Date): Promise<void> {
    for (const notice of this.all) if (notice.id === id) notice.objectedAt ??= at;
    return Promise.resolve();
  }
}
