import pLimit, { type LimitFunction } from 'p-limit';
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
    const { limiter } = this;
    if (limiter.activeCount < limiter.concurrency) return limiter(work);
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new DatabaseUnavailable('too much is asked of it at once'));
      }, this.waitMs);
      const begin = async () => {
        if (isLate) return;
        clearTimeout(timer);
        resolve(await work());
      };
      limiter(begin).catch(reject);
    });
  }
}
