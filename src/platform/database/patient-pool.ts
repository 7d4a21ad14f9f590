import pg from 'pg';
import { isCommitted } from './committed-change.js';

export type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/** Most queries are answered within this time. */
const MIN_PATIENCE_MS = 10;
/** Short compared with what a visitor waits for a page. */
const MAX_PATIENCE_MS = 200;
/** Once its change is made, a request reads what it answers: it waits for a connection rather than answer that nothing could be done. */
const COMMITTED_MS = 15_000;

/**
 * A connection pool that waits for a moment before it opens another connection, and opens one after the other. A query takes a millisecond
 * or two; a new connection takes five to sixty, and its first queries, whose tables it does not know yet, as much again. The usual pool opens
 * one for each of the reads that a page or a sync asks for at once. It waits as long as the last one took to open: whatever comes, that is at
 * most twice what the better choice would have taken.
 */
export class PatientPool extends pg.Pool {
  private readonly most: number;
  /** For a moment: the next request for a connection opens one. */
  private opens = false;
  private isOpening = false;
  private timer: NodeJS.Timeout | undefined;
  private patienceMs = MIN_PATIENCE_MS;

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.most = this.options.max;
    const atPresent = () => (this.opens || this.totalCount === 0 ? this.most : this.totalCount);
    const { connectionTimeoutMillis: waits } = this.options;
    Object.defineProperties(this.options, {
      max: { get: atPresent },
      connectionTimeoutMillis: { get: () => (waits && isCommitted() ? Math.max(waits, COMMITTED_MS) : waits) },
    });
    // One that was in use has ended: those who wait may have another in its place.
    this.on('remove', () => this.openSoon());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback === undefined) {
      return new Promise((resolve, reject) => this.connect((error, client) => (client ? resolve(client) : reject(error!))));
    }
    if (this.totalCount === 0) return this.open(callback);
    super.connect(callback);
    this.openSoon();
  }

  /** For the requests that wait, if they still do by then. */
  private openSoon(): void {
    if (this.waitingCount === 0 || this.timer || this.isOpening) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.waitingCount === 0 || this.isOpening || this.ending || this.totalCount >= this.most) return;
      // The request that has waited longest gets it. If it cannot be opened, all go on waiting for the others.
      this.open((_error, client, release) => {
        if (client) release();
      });
    }, this.patienceMs);
  }

  private open(callback: Connected): void {
    this.isOpening = true;
    this.opens = true;
    const since = performance.now();
    super.connect((...given) => {
      this.isOpening = false;
      // A server that refuses is not asked more often.
      const took = given[1] ? performance.now() - since : MAX_PATIENCE_MS;
      this.patienceMs = Math.min(MAX_PATIENCE_MS, Math.max(MIN_PATIENCE_MS, took));
      callback(...given);
      this.openSoon();
    });
    this.opens = false;
  }
}
