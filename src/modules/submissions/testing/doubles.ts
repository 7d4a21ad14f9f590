import { Clock } from '../../../shared/clock.js';
import { addressKeyOf, ConfirmedAddresses } from '../../../shared/confirmed-addresses.js';
import { Deliveries, type DeliveryState, type Letter, type Submission as Told } from '../../../shared/deliveries.js';
import { Submission } from '../domain/submission.js';
import { type MailedLink, SubmissionRepository } from '../domain/submission-repository.js';

export class InMemorySubmissions extends SubmissionRepository {
  readonly all = new Map<string, Submission>();
  readonly links = new Map<string, string>();
  private readonly mailed = new Map<string, Buffer>();

  add(submission: Submission): Promise<void> {
    return this.save(submission);
  }

  hold(id: string): Promise<Submission | undefined> {
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
    return this.hold(this.links.get(tokenHash.toString('hex')) ?? '');
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

/** Everything leaves the house at once. */
export class SentDeliveries extends Deliveries {
  mails = true;
  readonly told: Told[] = [];
  readonly letters: Letter[] = [];

  send(submission: Told): Promise<void> {
    this.told.push(submission);
    return Promise.resolve();
  }

  mail(letter: Letter): Promise<void> {
    this.letters.push(letter);
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
