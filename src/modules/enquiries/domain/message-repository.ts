import type { Message } from './message.js';

/** The stored messages; each call takes part in the running transaction. */
export abstract class MessageRepository {
  abstract add(message: Message): Promise<void>;

  /** The message, locked (FOR UPDATE) until the transaction ends. @throws MessageNotFound */
  abstract getForUpdate(id: string): Promise<Message>;

  /** Saves the message's folder; its text never changes. */
  abstract save(message: Message): Promise<void>;

  abstract remove(message: Message): Promise<void>;
}
