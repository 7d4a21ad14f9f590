import { Clock } from '../../../shared/clock.js';
import { Deliveries, type DeliveryState, type Letter, type Submission as Told } from '../../../shared/deliveries.js';
import { Submission } from '../domain/submission.js';
import { SubmissionRepository } from '../domain/submission-repository.js';

export class InMemorySubmissions extends SubmissionRepository {
  readonly all = new Map<string, Submission>();
  readonly links = new Map<string, string>();

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

  addStatusLink(submissionId: string, tokenHash: Buffer): Promise<void> {
    this.links.set(tokenHash.toString('hex'), submissionId);
    return Promise.resolve();
  }

  findByStatusLink(tokenHash: Buffer): Promise<Submission | undefined> {
    return this.hold(this.links.get(tokenHash.toString('hex')) ?? '');
  }
}

/** Everything leaves the house at once. */
export class SentDeliveries extends Deliveries {
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
