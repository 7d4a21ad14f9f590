import { type AuditEntry, AuditLog } from '../../../shared/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { Deliveries, type DeliveryState, type Letter, type Submission as Told } from '../../../shared/deliveries.js';
import { type Arrival, FormIntake, type SpamReason, type Taken } from '../../../shared/forms.js';
import { Transaction } from '../../../shared/transaction.js';
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

  forget(): Promise<void> {
    return Promise.resolve();
  }
}

/** Takes everything for what it is told to, and knows what came twice. */
export class OpenIntake extends FormIntake {
  spam: SpamReason | null = null;
  private readonly known = new Map<string, string>();
  private taken = 0;

  async take({ fields }: Arrival, store: (id: string, spam: SpamReason | null) => Promise<void>): Promise<Taken> {
    const content = JSON.stringify(fields);
    const first = this.known.get(content);
    if (first) return { id: first, repeat: true };
    const id = `s-${(this.taken += 1)}`;
    await store(id, this.spam);
    this.known.set(content, id);
    return { id, repeat: false };
  }

  count(): Promise<void> {
    return Promise.resolve();
  }

  forget(id: string): Promise<void> {
    for (const [content, known] of this.known) if (known === id) this.known.delete(content);
    return Promise.resolve();
  }
}

export class InMemoryAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = [];

  record(entry: AuditEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }
}

export class NoTransaction extends Transaction {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

export class StoppedClock extends Clock {
  now(): Date {
    return new Date('2026-03-01T08:00:00Z');
  }
}
