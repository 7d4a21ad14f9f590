import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresTransaction } from './postgres-transaction.js';

/** Whether a statement gave up waiting for a lock (`lock_timeout`, `NOWAIT`). Code of PostgreSQL's appendix A. */
export function isLockUnavailable(error: unknown): boolean {
  return (error as { code?: unknown }).code === '55P03';
}

/** Whether a statement was ended by its time limit: one that locks a row has waited for it all that time. */
export function isTimedOut(error: unknown): boolean {
  return (error as { code?: unknown }).code === '57014';
}

/**
 * Has statements lock what they need all at once. Where something of it is locked by others, nothing stays locked until the next try: a
 * transaction that waits with locks in hand may be waited for, and PostgreSQL ends one of such transactions.
 * @param lock gives up with an error of {@link isLockUnavailable} where it would wait
 * @returns `undefined` when all tries have failed
 */
export async function lockTogether<T>(
  transaction: PostgresTransaction,
  lock: () => Promise<T>,
  { tries, pauseMs }: { tries: number; pauseMs: number },
): Promise<{ locked: T } | undefined> {
  await transaction.query('SAVEPOINT before_lock');
  for (let left = tries; ; left -= 1) {
    try {
      // The savepoint is not released: what the transaction then writes of locked rows would have two owners, at a cost for each row.
      return { locked: await lock() };
    } catch (error) {
      await transaction.query('ROLLBACK TO SAVEPOINT before_lock');
      if (!isLockUnavailable(error)) throw error;
      if (left <= 1) return undefined;
      await sleep(pauseMs);
    }
  }
}
