import { Logger } from '@nestjs/common';
import type { ChangeFeed } from './change-feed.js';
import { readingPrimary } from './read-scope.js';

/** Delay before a failed read is repeated while notifications arrive; while they do not, the value is read again on reconnection. */
const RETRY_MS = 5_000;

/** The longest pause between two reads, also where one read takes longer than this. */
const MAX_PAUSE_MS = 2_000;

/**
 * A cached value that is read again when its source has changed; meanwhile the old value is served. Under many changes, a pause as long as
 * the last read follows each read, so that reading takes at most half of the database's time.
 */
export class RefreshedValue<T> {
  private readonly logger = new Logger('Database');
  private current: T | undefined;
  private reading: Promise<T> | undefined;
  private stale = false;
  /** Settled when a change that came during a read or a pause has been read. */
  private nextRead: PromiseWithResolvers<void> | undefined;
  private pauseTimer: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;

  /**
   * @param channels PostgreSQL's notifications on which to read again; pass them while modules are wired
   * @param name for the log, when it cannot be read
   * @param followed called each time a change has replaced the value: not after the first read, nor after {@link readAgain}
   * @param awaited those of the channels whose changes delay the answer until the value was read again, so that a saved change holds at once
   */
  constructor(
    private readonly name: string,
    private readonly source: () => Promise<T>,
    private readonly changes: Pick<ChangeFeed, 'on' | 'connected'>,
    channels: readonly string[],
    private readonly followed: () => void,
    awaited: readonly string[] = [],
  ) {
    for (const channel of channels)
      changes.on(channel, () => {
        const read = this.refresh();
        return awaited.includes(channel) ? read : undefined;
      });
  }

  /** @throws the error of the source, as long as no read has succeeded */
  async get(): Promise<T> {
    return this.current ?? this.read();
  }

  /** Reads it now: the result has everything committed before the call. @throws the error of the source */
  async readAgain(): Promise<T> {
    const currentRead = this.reading;
    if (currentRead) {
      // The read under way may have begun before the change: another one follows when it has ended, and `read` below joins that one.
      this.stale = true;
      await currentRead.catch(() => undefined);
    }
    return this.read();
  }

  /** Resolves when it was read, or the read failed. */
  private refresh(): Promise<void> {
    if (!this.reading && !this.pauseTimer) return this.read().then(this.followed, (error: unknown) => this.failed(error));
    // A change during a read may have been missed by it: read once more afterwards.
    this.stale = true;
    this.nextRead ??= Promise.withResolvers();
    return this.nextRead.promise;
  }

  private failed(error: unknown): void {
    this.logger.warn(`${this.name} are out of date: ${String(error)}`);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.changes.connected) void this.refresh();
    }, RETRY_MS).unref();
  }

  private read(): Promise<T> {
    if (this.reading) return this.reading;
    clearTimeout(this.pauseTimer);
    this.pauseTimer = undefined;
    const begun = performance.now();
    // The value outlives the request that triggers this read, so always read the primary.
    this.reading = readingPrimary(() => this.source())
      .then((value) => (this.current = value))
      .finally(() => {
        this.reading = undefined;
        this.pauseFor(Math.min(MAX_PAUSE_MS, performance.now() - begun));
      });
    return this.reading;
  }

  private pauseFor(ms: number): void {
    this.pauseTimer = setTimeout(() => {
      this.pauseTimer = undefined;
      if (!this.stale) return;
      this.stale = false;
      const waiting = this.nextRead;
      this.nextRead = undefined;
      void this.refresh().then(() => waiting?.resolve());
    }, ms).unref();
  }
}
