import pLimit, { type LimitFunction } from 'p-limit';
import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { runWithWaitLimit } from '../../run-with-wait-limit.js';
import { DomainError } from '../../../shared/domain-error.js';
import { clientKey } from '../requests/client-key.js';

export interface ConcurrencyLimits {
  /** Concurrent tasks. The work is CPU-bound: more at once only delays each of them, and everything else on the thread. */
  atOnce: number;
  /** Running and queued tasks together. */
  most: number;
  /** The same for one client address, so that one client cannot use all places. */
  mostOfOne: number;
  /** Queued tasks are refused after this long. */
  waitMs: number;
  /**
   * Iterations of Node's event loop before each task begins, for CPU-bound work: pending I/O is handled first. Node accepts one new
   * connection per iteration, so with a single iteration a connection could wait for as many tasks as connections came before it.
   */
  loopIterationsBetween?: number;
}

/** The concurrency limit is reached. */
export class TooBusy extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'too-busy';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('We are too busy at the moment. Please try again in a few seconds.');
  }
}

/** Runs work for anonymous clients with limited concurrency, in order of arrival, with a bounded queue. */
export class ConcurrencyLimiter {
  private readonly limiter: LimitFunction;
  private readonly byClient = new Map<string, number>();

  constructor(private readonly limits: ConcurrencyLimits) {
    this.limiter = pLimit(limits.atOnce);
  }

  /**
   * @param address of the client
   * @param waitMs a shorter timeout in the queue, for callers that have a fallback
   * @throws TooBusy at once when the queue is full, or when the timeout in the queue has passed
   */
  async run<T>(address: string, work: () => Promise<T>, waitMs = this.limits.waitMs): Promise<T> {
    const client = clientKey(address);
    const own = this.byClient.get(client) ?? 0;
    if (this.limiter.activeCount + this.limiter.pendingCount >= this.limits.most || own >= this.limits.mostOfOne) throw new TooBusy();
    this.byClient.set(client, own + 1);
    try {
      const begin = async () => {
        await ConcurrencyLimiter.yieldToEventLoop(this.limits.loopIterationsBetween ?? 0);
        return work();
      };
      return await runWithWaitLimit(this.limiter, begin, waitMs, () => new TooBusy());
    } finally {
      const left = this.byClient.get(client)! - 1;
      if (left > 0) this.byClient.set(client, left);
      else this.byClient.delete(client);
    }
  }

  private static begun: Promise<void> = Promise.resolve();

  /** Lets pending I/O be handled between two tasks. */
  private static yieldToEventLoop(iterations: number): Promise<void> {
    if (iterations === 0) return Promise.resolve();
    return (ConcurrencyLimiter.begun = ConcurrencyLimiter.begun.then(async () => {
      for (let iteration = 0; iteration < iterations; iteration += 1) await nextLoopIteration();
    }));
  }
}
