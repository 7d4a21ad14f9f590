import pLimit, { type LimitFunction } from 'p-limit';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError } from '../../shared/domain-error.js';
import { clientKey } from '../../shared/http/client-key.js';

export interface RenderingLimits {
  /** Rendering holds the thread: more of them at once make each other later, and all that waits beside them. */
  atOnce: number;
  /** Under way and waiting together. */
  most: number;
  /** The same for one client address, so that one that asks for everything leaves room for others. */
  mostOfOne: number;
  /** Whoever has waited for so long gets no turn any more. */
  waitMs: number;
}

/** More pages are asked for than can be made. */
export class TooManyRenderings extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'too-busy';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('More pages are asked for at the moment than we can make. Please try again in a few seconds.');
  }
}

/** Pages are made a few at a time, in the order in which they were asked for, and a bounded number waits. */
export class Renderings {
  private readonly turns: LimitFunction;
  private readonly ofClient = new Map<string, number>();

  constructor(private readonly limits: RenderingLimits) {
    this.turns = pLimit(limits.atOnce);
  }

  /**
   * @param address of the client
   * @throws TooManyRenderings at once when there is no room, or after a while without a turn
   */
  async run<T>(address: string, render: () => Promise<T>): Promise<T> {
    const client = clientKey(address);
    const own = this.ofClient.get(client) ?? 0;
    if (this.turns.activeCount + this.turns.pendingCount >= this.limits.most || own >= this.limits.mostOfOne) throw new TooManyRenderings();
    this.ofClient.set(client, own + 1);
    try {
      return await this.inTurn(render);
    } finally {
      const left = this.ofClient.get(client)! - 1;
      if (left > 0) this.ofClient.set(client, left);
      else this.ofClient.delete(client);
    }
  }

  private inTurn<T>(render: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const patience = AbortSignal.timeout(this.limits.waitMs);
      const giveUp = () => reject(new TooManyRenderings());
      patience.addEventListener('abort', giveUp);
      const begin = async () => {
        if (patience.aborted) return;
        patience.removeEventListener('abort', giveUp);
        // One page after the other would let nothing between them: what has arrived meanwhile comes first.
        await nextTurn();
        resolve(await render());
      };
      this.turns(begin).catch(reject);
    });
  }
}
