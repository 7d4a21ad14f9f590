import { type Cancelled, Deliveries, type DeliveryState, type Submission } from '../../../shared/mail/deliveries.js';
import type { Message } from '../domain/message.js';
import { MessageNotFound } from '../domain/message.errors.js';
import { MessageRepository } from '../domain/message-repository.js';

export class InMemoryMessages extends MessageRepository {
  readonly stored = new Map<string, Message>();

  add(message: Message): Promise<void> {
    this.stored.set(message.id, message);
    return Promise.resolve();
  }

  getForUpdate(id: string): Promise<Message> {
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
  mails = true;
  readonly sent: Submission[] = [];
  /** Ids of what has not arrived yet, as a test says. */
  readonly waiting = new Set<string>();

  send(submission: Submission): Promise<void> {
    if (!this.sent.some(({ id }) => id === submission.id)) this.sent.push(submission);
    return Promise.resolve();
  }

  mail(): Promise<void> {
    return Promise.resolve();
  }

  statesOf(submissions: string[]): Promise<Map<string, DeliveryState[]>> {
    const forwarded = this.sent.filter(({ id }) => submissions.includes(id));
    const state: DeliveryState = { channel: 'forward', state: 'waiting', attempts: 0, lastError: null, updatedAt: new Date(0) };
    return Promise.resolve(new Map(forwarded.map(({ id }) => [id, [state]])));
  }

  retry(): Promise<void> {
    return Promise.resolve();
  }

  async stop(submission: string): Promise<Cancelled> {
    const operator = this.waiting.has(submission);
    if (operator) await this.forget([submission]);
    return { operator, owner: false };
  }

  forget(submissions: readonly string[]): Promise<void> {
    this.sent.splice(0, Infinity, ...this.sent.filter(({ id }) => !submissions.includes(id)));
    return Promise.resolve();
  }
}
