import { findOutage, type Outage } from '../../../shared/outage.js';
import { MessageNotFound } from '../domain/message.errors.js';
import { SortMessages } from './sort-messages.js';

export const MESSAGE_ACTIONS = ['archive', 'restore', 'spam', 'delete'] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

export interface SortedMessages {
  /** Ids of messages that are in the wanted folder now, in the given order, each once. */
  done: string[];
  /** Ids of messages that do not exist, or no longer exist. */
  missing: string[];
  /** Messages that were not changed because the database became unreachable, with what to do about it. */
  failed: { id: string; detail: string }[];
}

/** One change of many messages; each succeeds or fails by itself. Safe to repeat. */
export class SortInBulk {
  constructor(private readonly sort: SortMessages) {}

  async run(action: MessageAction, ids: string[], client: string | null): Promise<SortedMessages> {
    const outcome: SortedMessages = { done: [], missing: [], failed: [] };
    let outage: Outage | undefined;
    for (const id of new Set(ids)) {
      try {
        if (!outage) ((await this.act(action, id, client)) ? outcome.done : outcome.missing).push(id);
      } catch (error) {
        outage = findOutage(error);
        // An error for all of them would hide what was done, and its repetition would report deleted ones as missing.
        if (!outage || outcome.done.length === 0) throw error;
      }
      if (outage) outcome.failed.push({ id, detail: outage.message });
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
