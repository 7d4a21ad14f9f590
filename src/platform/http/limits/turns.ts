import pLimit, { type LimitFunction } from 'p-limit';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError } from '../../../shared/domain-error.js';
import { clientKey } from '../requests/client-key.js';

export interface TurnLimits {
  /** Work holds the thread: more of it at once makes each piece later, and all that waits beside it. */
  atOnce: number;
  /** Under way and waiting together. */
  most: number;
  /** The same for one client address, so that one that asks for everything leaves room for others. */
  mostOfOne: number;
  /** Whoever has waited for so long gets no turn any more. */
  waitMs: number;
  /**
   * Turns of Node's loop before each piece begins, for work that holds the thread: what has arrived meanwhile comes first. Node takes one new
   * connection in a turn, so that a single one would let a connection wait for as many pieces of work as others came before it.
   */
  turnsBetween?: number;
}

/** More is asked for than can be done. */
export class TooBusy extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'too-busy';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('More is asked of us at the moment than we can do. Please try again in a few seconds.');
  }
}

/** What is done for anybody who asks is done a few at a time, in the order in which it was asked for, and a bounded number waits. */
export class Turns {
  private readonly turns: LimitFunction;
  private readonly ofClient = new Map<string, number>();

  constructor(private readonly limits: TurnLimits) {
    this.turns = pLimit(limits.atOnce);
  }

  /**
   * @param address of the client
   * @throws TooBusy at once when there is no room, or after a while without a turn
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const client = clientKey(address);
    const own = this.ofClient.get(client) ?? 0;
    if (this.turns.activeCount + this.turns.pendingCount >= this.limits.most || own >= this.limits.mostOfOne) throw new TooBusy();
    this.ofClient.set(client, own + 1);
    try {
      return await this.inTurn(work);
    } finally {
      const left = this.ofClient.get(client)! - 1;
      if (left > 0) this.ofClient.set(client, left);
      else this.ofClient.delete(client);
    }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, turnsBetween = 0 } = this.limits;
    // Nobody waits: no watch is needed.
    if (turnsBetween === 0 && this.turns.pendingCount === 0 && this.turns.activeCount < atOnce) return this.turns(work);
    return new Promise((resolve, reject) => {
      const patience = AbortSignal.timeout(this.limits.waitMs);
      const giveUp = () => reject(new TooBusy());
      patience.addEventListener('abort', giveUp);
      const begin = async () => {
        if (patience.aborted) return;
        patience.removeEventListener('abort', giveUp);
        await Turns.breath(turnsBetween);
        resolve(await work());
      };
      this.turns(begin).catch(reject);
    });
  }

  private static begun: Promise<void> = Promise.resolve();

  /** One piece of work after the other would let nothing between them. */
  private static breath(turns: number): Promise<void> {
    if (turns === 0) return Promise.resolve();
    return (Turns.begun = Turns.begun.then(async () => {
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    }));
  }
}
