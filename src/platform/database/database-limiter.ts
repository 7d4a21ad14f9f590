import pLimit, { type LimitFunction } from 'p-limit';
import { runWithWaitLimit } from '../run-with-wait-limit.js';
import { DatabaseUnavailable } from './database-unavailable.js';

/**
 * Limits how many tasks use the database at once; the others wait in a queue (first in, first out). Each connection of PostgreSQL maps the
 * shared memory for itself, and all connections share the same cores: more concurrency only makes each task take longer.
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

  /** @throws DatabaseUnavailable when the work could not begin in time; it is not begun then */
  run<T>(work: () => Promise<T>): Promise<T> {
    return runWithWaitLimit(this.limiter, work, this.waitMs, () => new DatabaseUnavailable('too many queries at once'));
  }
}
