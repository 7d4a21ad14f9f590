import { Logger } from '@nestjs/common';
import type { ChangeFeed } from './change-feed.js';
import { readingPrimary } from './read-scope.js';

/** A read that failed although notifications arrive; when they do not, what is missed is read when they do again. */
const RETRY_MS = 5_000;

/** What takes longer to read than this is read again after this time at the latest, however many changes there are. */
const MAX_REST_MS = 2_000;

/**
 * A value that is read again when what it is made from has changed; until the new one is there, the old one answers. After the first of many
 * changes the database has half of its time for those who make them: reading rests for as long as the last read took.
 */
export class RefreshedValue<T> {
  private readonly logger = new Logger('Database');
  private current: T | undefined;
  private reading: Promise<T> | undefined;
  private stale = false;
  /** For those who wait until a change that came during a read has been read. */
  private nextRead: PromiseWithResolvers<void> | undefined;
  private rest: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;

  /**
   * @param channels PostgreSQL's notifications on which to read again; pass them while modules are wired
   * @param name for the log, when it cannot be read
   * @param followed called each time a change has replaced the value: not by the first read, nor by {@link readAgain}
   * @param awaited those of the channels after whose changes an answer waits until the value was read again: what is saved holds at once then
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

  /** @throws what reading it threw, as long as it has never been read */
  async get(): Promise<T> {
    return this.current ?? this.read();
  }

  /** Reads it now: what is committed before the call is in the answer. @throws what reading it threw */
  async readAgain(): Promise<T> {
    const underWay = this.reading;
    if (underWay) {
      // It may have begun before the change: once it has ended, another read follows, which is the one below.
      this.stale = true;
      await underWay.catch(() => undefined);
    }
    return this.read();
  }

  /** Resolves when it was read, or could not be. */
  private refresh(): Promise<void> {
    if (!this.reading && !this.rest) return this.read().then(this.followed, (error: unknown) => this.failed(error));
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
    clearTimeout(this.rest);
    this.rest = undefined;
    const begun = performance.now();
    // The first request that asks for it decides nothing: the value is for all that come later.
    this.reading = readingPrimary(() => this.source())
      .then((value) => (this.current = value))
      .finally(() => {
        this.reading = undefined;
        this.restFor(Math.min(MAX_REST_MS, performance.now() - begun));
      });
    return this.reading;
  }

  private restFor(ms: number): void {
    this.rest = setTimeout(() => {
      this.rest = undefined;
      if (!this.stale) return;
      this.stale = false;
      const waiting = this.nextRead;
      this.nextRead = undefined;
      void this.refresh().then(() => waiting?.resolve());
    }, ms).unref();
  }
}
