import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseStall } from './database-stall.js';

/** Longer than PostgreSQL is busy now and then, and than a paused machine takes to resume. */
const PROBE_MS = 5_000;

/**
 * Checks during a stall whether only the heartbeat's connection is dead: a network can drop one connection without an error, and the
 * operating system takes a quarter of an hour to notice, during which every query would be refused.
 */
export class StallProbe {
  private readonly stopping = new AbortController();
  private begun = 0;

  /**
   * @param answers returns whether the database answers on a new connection, within seconds
   * @param onDeadConnection called when it does although the stall is still active: only the heartbeat's connection is dead
   */
  constructor(
    private readonly stall: DatabaseStall,
    private readonly answers: () => Promise<boolean>,
    private readonly onDeadConnection: () => void,
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
    const isOngoing = () => this.stall.active && this.begun === stall && !this.stopping.signal.aborted;
    while (isOngoing()) {
      await sleep(this.everyMs, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
      if (isOngoing() && (await this.answers().catch(() => false)) && isOngoing()) return this.onDeadConnection();
    }
  }
}
