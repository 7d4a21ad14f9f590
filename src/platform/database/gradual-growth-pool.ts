import pg from 'pg';
import { isCommitted } from './committed-change.js';

export type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/** Most queries are answered within this time. */
const MIN_DELAY_MS = 10;
/** Short compared with what a visitor waits for a page. */
const MAX_DELAY_MS = 200;
/** A request whose change is committed still has to read its answer: it waits longer for a connection, because an error would be wrong. */
const COMMITTED_MS = 15_000;

/**
 * A connection pool that waits for a moment before it opens another connection, and opens one at a time. A query takes a millisecond or
 * two; a new connection takes five to sixty, and its first queries, without cached tables, as much again. The usual pool opens one for each
 * of the concurrent reads of a page or a sync. This pool waits for as long as the last connection took to open, so that a request waits at
 * most twice as long as with the better choice.
 */
export class GradualGrowthPool extends pg.Pool {
  private readonly maxConnections: number;
  /** True during {@link open} only: lets pg-pool open a new connection for the current call. */
  private mayOpen = false;
  private isOpening = false;
  private timer: NodeJS.Timeout | undefined;
  private delayMs = MIN_DELAY_MS;

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.maxConnections = this.options.max;
    const currentMax = () => (this.mayOpen || this.totalCount === 0 ? this.maxConnections : this.totalCount);
    const { connectionTimeoutMillis: waits } = this.options;
    Object.defineProperties(this.options, {
      max: { get: currentMax },
      connectionTimeoutMillis: { get: () => (waits && isCommitted() ? Math.max(waits, COMMITTED_MS) : waits) },
    });
    // A connection has ended: waiting requests may get a new one in its place.
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

  /** Opens another connection after the delay, if requests are still waiting then. */
  private openSoon(): void {
    if (this.waitingCount === 0 || this.timer || this.isOpening) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.waitingCount === 0 || this.isOpening || this.ending || this.totalCount >= this.maxConnections) return;
      // Released at once, the connection goes to the request that has waited longest. If it cannot be opened, all go on waiting for the
      // others.
      this.open((_error, client, release) => {
        if (client) release();
      });
    }, this.delayMs);
  }

  private open(callback: Connected): void {
    this.isOpening = true;
    this.mayOpen = true;
    const since = performance.now();
    super.connect((...given) => {
      this.isOpening = false;
      // After a refused connection, wait for the maximum.
      const took = given[1] ? performance.now() - since : MAX_DELAY_MS;
      this.delayMs = Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, took));
      callback(...given);
      this.openSoon();
    });
    this.mayOpen = false;
  }
}
