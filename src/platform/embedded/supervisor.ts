import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A server that ran this long has recovered: the next exit starts the back-off from its first delay. */
const RECOVERED_AFTER_MS = 60_000;
/** The level of a warning in the log. */
const WARN = 40;

/** One run of a server, from its start to its exit. */
export interface ServerRun {
  /** Resolves with the reason of the exit, such as "exit code 1". */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  name: string;
  /** Starts the server and resolves when it answers. When the signal aborts, it rejects and leaves no process behind. */
  launch: (signal: AbortSignal) => Promise<ServerRun>;
  say: (line: string, level?: number) => void;
  /** Called after each unexpected exit. */
  onExit?: (how: string) => void;
  firstDelayMs?: number;
}

/** Restarts a server that exits unexpectedly, with a back-off from 0.5 s up to 30 s. */
export class Supervisor {
  private readonly stopping = new AbortController();
  private readonly watching: Promise<void>;

  /** Takes over a server that is already running. */
  constructor(
    private readonly options: SupervisorOptions,
    private current: ServerRun,
  ) {
    this.watching = this.watch();
  }

  /** Stops supervising and ends the server; resolves when it has exited. Safe to repeat. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.current.stop();
    await this.watching;
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    let delay = this.options.firstDelayMs ?? FIRST_DELAY_MS;
    for (;;) {
      const since = Date.now();
      const how = await this.current.exited;
      if (signal.aborted) return;
      if (Date.now() - since > RECOVERED_AFTER_MS) delay = this.options.firstDelayMs ?? FIRST_DELAY_MS;
      this.options.onExit?.(how);
      const next = await this.launchAgain(how, delay);
      if (!next) return;
      delay = next;
    }
  }

  /** Launches until it succeeds. @returns the delay for the next time, or undefined when stopped meanwhile */
  private async launchAgain(how: string, firstDelay: number): Promise<number | undefined> {
    const { name, launch, say } = this.options;
    const { signal } = this.stopping;
    let reason = how;
    for (let delay = firstDelay; ; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
      say(`${name} is down (${reason}): starting it again in ${delay / 1000} s`, WARN);
      try {
        await sleep(delay, undefined, { signal });
        this.current = await launch(signal);
        if (signal.aborted) {
          await this.current.stop();
          return undefined;
        }
        say(`${name} is up again`);
        return Math.min(delay * 2, MAX_DELAY_MS);
      } catch (error) {
        if (signal.aborted) return undefined;
        reason = (error as Error).message;
      }
    }
  }
}
