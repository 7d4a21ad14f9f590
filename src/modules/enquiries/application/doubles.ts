import { type AuditEntry, AuditLog } from '../../../shared/audit-log.js';
import { Deliveries, type DeliveryState, type Submission } from '../../../shared/deliveries.js';
import { type Arrival, FormIntake, type SpamReason, type Taken } from '../../../shared/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import type { Message } from '../domain/message.js';
import { MessageNotFound } from '../domain/message.errors.js';
import { MessageRepository } from '../domain/message-repository.js';

export class InMemoryMessages extends MessageRepository {
  readonly stored = new Map<string, Message>();

  add(message: Message): Promise<void> {
    this.stored.set(message.id, message);
    return Promise.resolve();
  }

  hold(id: string): Promise<Message> {
    const message = this.stored.get(id);
    return message ? Promise.resolve(message) : Promise.reject(new MessageNotFound());
  }

  save(): Promise<void> {
    return Promise.resolve();
  }

  remove({ id }: Message): Promise<void> {
    this.stored.delete(id);
    return Promise.resolve();
  }
}

export class RememberedDeliveries extends Deliveries {
  readonly sent: Submission[] = [];

  send(submission: Submission): Promise<void> {
    this.sent.push(submission);
    return Promise.resolve();
  }

  mail(): Promise<void> {
    return Promise.resolve();
  }

  statesOf(submissions: string[]): Promise<Map<string, DeliveryState[]>> {
    const told = this.sent.filter(({ id }) => submissions.includes(id));
    const state: DeliveryState = { channel: 'forward', state: 'waiting', attempts: 0, lastError: null, updatedAt: new Date(0) };
    return Promise.resolve(new Map(told.map(({ id }) => [id, [state]])));
  }

  retry(): Promise<void> {
    return Promise.resolve();
  }

  forget(submission: string): Promise<void> {
    this.sent.splice(0, Infinity, ...this.sent.filter(({ id }) => id !== submission));
    return Promise.resolve();
  }
}

/** Takes what comes, and says of it what a test wants; the same text is a repeat. */
export class OpenIntake extends FormIntake {
  spam: SpamReason | null = null;
  private readonly known = new Map<string, string>();

  async take({ form, fields }: Arrival, store: (id: string, spam: SpamReason | null) => Promise<void>): Promise<Taken> {
    const key = JSON.stringify([form, fields]);
    const first = this.known.get(key);
    if (first) return { id: first, repeat: true };
    const id = `${form}-${this.known.size + 1}`;
    await store(id, this.spam);
    this.known.set(key, id);
    return { id, repeat: false };
  }

  count(): Promise<void> {
    return Promise.resolve();
  }

  forget(id: string): Promise<void> {
    for (const [key, known] of this.known) if (known === id) this.known.delete(key);
    return Promise.resolve();
  }
}

export class RememberedAudit extends AuditLog {
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
