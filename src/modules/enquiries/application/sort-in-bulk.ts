import { MessageNotFound } from '../domain/message.errors.js';
import { SortMessages } from './sort-messages.js';

export const MESSAGE_ACTIONS = ['archive', 'restore', 'spam', 'delete'] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

export interface SortedMessages {
  /** Ids of messages that are in the wanted folder now, in the given order, each once. */
  done: string[];
  /** Ids of messages that do not exist, or no longer exist. */
  missing: string[];
}

/** One change of many messages; each succeeds or fails by itself. Safe to repeat. */
export class SortInBulk {
  constructor(private readonly sort: SortMessages) {}

  async run(action: MessageAction, ids: string[], client: string | null): Promise<SortedMessages> {
    const outcome: SortedMessages = { done: [], missing: [] };
    for (const id of new Set(ids)) {
      const isThere = await this.act(action, id, client);
      (isThere ? outcome.done : outcome.missing).push(id);
    }
    return outcome;
  }

  /** @returns whether there is such a message */
  private async act(action: MessageAction, id: string, client: string | null): Promise<boolean> {
    try {
      await this.sort[action === 'spam' ? 'markAsSpam' : action](id, client);
      return true;
    } catch (error) {
      if (error instanceof MessageNotFound) return false;
      throw error;
    }
  }
}
