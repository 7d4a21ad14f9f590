import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseStall } from './database-stall.js';

export interface HeartbeatTimes {
  /** Time from one answer to the next query. */
  everyMs: number;
  /** Timeout for one answer. */
  lateMs: number;
}

/** Interval plus timeout: the time after which waiting requests fail, well under three seconds. */
const TIMES: HeartbeatTimes = { everyMs: 500, lateMs: 1_500 };

/** Sends a query at a fixed interval on a connection of its own, and reports when the database stops answering. */
export class Heartbeat {
  private readonly stopping = new AbortController();

  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly stall: DatabaseStall,
    private readonly times = TIMES,
  ) {}

  /**
   * Runs until it is stopped or a query fails. A failure means that the connection is lost, and callers of the database get that error
   * themselves. Never rejects.
   */
  async run(): Promise<void> {
    const { signal } = this.stopping;
    try {
      for (;;) {
        await this.beat();
        await sleep(this.times.everyMs, undefined, { signal, ref: false });
      }
    } catch {
      this.stall.end();
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  private async beat(): Promise<void> {
    let answered = false;
    // This process may have been blocked itself: setImmediate lets an answer that has arrived meanwhile be read before the stall is
    // declared.
    const late = setTimeout(() => setImmediate(() => answered || this.stopping.signal.aborted || this.stall.begin()), this.times.lateMs);
    late.unref();
    try {
      await this.ask();
    } finally {
      answered = true;
      clearTimeout(late);
    }
    this.stall.end();
  }
}
