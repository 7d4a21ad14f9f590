import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

interface Limit {
  /** The table of the counters. */
  table: string;
  /** Prefix of the keys, where counters of several kinds share a table. */
  keyPrefix?: string;
  max: number;
  windowSeconds: number;
}

interface Refusal {
  /** Seconds until the next attempt is allowed. */
  retryAfterSeconds: number;
  /** Whether this attempt is the first one beyond the limit. */
  isFirst: boolean;
}

/**
 * Counts attempts in PostgreSQL, so that a limit holds for all processes. It counts on the pool itself, outside any transaction: an attempt
 * counts even if the request fails later, and nothing waits for a second connection while holding the first.
 */
export class PostgresRateLimiter {
  private readonly limiter: RateLimiterPostgres;
  private readonly max: number;

  constructor(dataSource: DataSource, { table, keyPrefix = '', max, windowSeconds }: Limit) {
    this.max = max;
    this.limiter = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: table,
      tableCreated: true,
      keyPrefix,
      points: max,
      duration: windowSeconds,
    });
  }

  /** Counts an attempt, also one beyond the limit. @returns the refusal when the limit is exceeded, else `undefined` */
  async spend(key: string): Promise<Refusal | undefined> {
    try {
      await this.limiter.consume(key);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      return { retryAfterSeconds, isFirst: refusal.consumedPoints === this.max + 1 };
    }
  }

  /** Takes back one attempt. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }
}
