import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseStall } from './database-stall.js';

export interface HeartbeatTimes {
  /** From one answer to the next question. */
  everyMs: number;
  /** An answer that takes longer is none. */
  lateMs: number;
}

/** Together they are the time after which everybody who waits for the database hears that it does not answer: well under three seconds. */
const TIMES: HeartbeatTimes = { everyMs: 500, lateMs: 1_500 };

/** Asks the database again and again whether it answers, on a connection that has nothing else to do, and says when it stands still. */
export class Heartbeat {
  private readonly stopping = new AbortController();

  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly stall: DatabaseStall,
    private readonly times = TIMES,
  ) {}

  /** Until it is stopped, or until a question fails: then the connection is gone, and whoever uses the database finds that out. Never rejects. */
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
    // This process may have been busy itself: what has arrived meanwhile is read before anybody judges.
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
