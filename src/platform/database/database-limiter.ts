import pLimit, { type LimitFunction } from 'p-limit';
import { runInTime } from '../run-in-time.js';
import { DatabaseUnavailable } from './database-unavailable.js';

/**
 * Lets work into the database a little at a time, in the order in which they came. Each connection of PostgreSQL learns for itself where
 * the tables are in memory, and all of them share the same cores: more at once only makes each of them take longer.
 */
export class DatabaseLimiter {
  private readonly limiter: LimitFunction;

  /** @param waitMs a task that has not begun after this long is refused */
  constructor(
    atOnce: number,
    private readonly waitMs: number,
  ) {
    this.limiter = pLimit(atOnce);
  }

  /** @throws DatabaseUnavailable without a turn in time; the work is not begun then */
  run<T>(work: () => Promise<T>): Promise<T> {
    return runInTime(this.limiter, work, this.waitMs, () => new DatabaseUnavailable('too much is asked of it at once'));
  }
}
