import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseStall } from './database-stall.js';

/** Longer than PostgreSQL is busy now and then, and than a frozen machine takes to go on. */
const PROBE_MS = 5_000;

/**
 * Finds out while the database seems to stall whether only the heartbeat's connection is silent: a network can lose one connection without
 * a word, and the operating system takes a quarter of an hour to notice, during which every query would be refused.
 */
export class StallProbe {
  private readonly stopping = new AbortController();
  private begun = 0;

  /**
   * @param answers whether the database answers on a new connection, within seconds
   * @param silent called when it does, although the stall is still active
   */
  constructor(
    private readonly stall: DatabaseStall,
    private readonly answers: () => Promise<boolean>,
    private readonly silent: () => void,
    private readonly everyMs = PROBE_MS,
  ) {
    stall.onBegin(() => void this.watch());
  }

  stop(): void {
    this.stopping.abort();
  }

  /** Never rejects. */
  private async watch(): Promise<void> {
    this.begun += 1;
    const stall = this.begun;
    const lasts = () => this.stall.active && this.begun === stall && !this.stopping.signal.aborted;
    while (lasts()) {
      await sleep(this.everyMs, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
      if (lasts() && (await this.answers().catch(() => false)) && lasts()) return this.silent();
    }
  }
}
