import type { Message } from './message.js';

/** Messages as they are kept; each call takes part in the running transaction. */
export abstract class MessageRepository {
  abstract add(message: Message): Promise<void>;

  /** Nobody else changes it until the transaction ends. @throws MessageNotFound */
  abstract hold(id: string): Promise<Message>;

  /** Saves where it is; what somebody wrote never changes. */
  abstract save(message: Message): Promise<void>;

  abstract remove(message: Message): Promise<void>;
}
