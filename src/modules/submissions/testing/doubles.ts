import { Clock } from '../../../shared/clock.js';
import { addressKeyOf, ConfirmedAddresses } from '../../../shared/confirmed-addresses.js';
import { Deliveries, type DeliveryState, type Email, type Submission as NotifiedSubmission } from '../../../shared/deliveries.js';
import { Submission } from '../domain/submission.js';
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

export class InMemoryAddresses extends ConfirmedAddresses {
  private readonly keys = new Set<string>();

  has(email: string): Promise<boolean> {
    return Promise.resolve(this.keys.has(addressKeyOf(email).toString('hex')));
  }

  confirm(addressKey: Buffer): Promise<void> {
    this.keys.add(addressKey.toString('hex'));
    return Promise.resolve();
  }
}

/** Delivers everything immediately. */
export class SentDeliveries extends Deliveries {
  mails = true;
  readonly notified: NotifiedSubmission[] = [];
  readonly emails: Email[] = [];

  send(submission: NotifiedSubmission): Promise<void> {
    this.notified.push(submission);
    return Promise.resolve();
  }

  mail(email: Email): Promise<void> {
    this.emails.push(email);
    return Promise.resolve();
  }

  statesOf(): Promise<Map<string, DeliveryState[]>> {
    return Promise.resolve(new Map<string, DeliveryState[]>());
  }

  retry(): Promise<void> {
    return Promise.resolve();
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }
}

export class StoppedClock extends Clock {
  now(): Date {
    return new Date('2026-03-01T08:00:00Z');
  }
}
