import { setTimeout as sleep } from 'node:timers/promises';

/** Runs statements in an open transaction. */
interface OpenTransaction {
  query(sql: string): Promise<unknown>;
}

interface Retries {
  tries: number;
  pauseMs: number;
  /** Whether an error means that a lock was not granted. */
  isRefusal?: (error: unknown) => boolean;
}

/** For all locks of one try, in milliseconds. Shorter than `deadlock_timeout` (1 s), after which PostgreSQL aborts one of two that wait for each other. */
export const MAX_LOCK_MS = 800;

/** A statement gave up waiting for a lock (`lock_timeout`, `NOWAIT`), or was aborted because two waited for each other. */
const LOCK_UNAVAILABLE: readonly unknown[] = ['55P03', '40P01'];

/** Whether a statement did not get a lock. Codes of PostgreSQL's appendix A. */
export function isLockUnavailable(error: unknown): boolean {
  return LOCK_UNAVAILABLE.includes((error as { code?: unknown }).code);
}

/** Whether a statement was cancelled by its timeout: one that locks a row has waited for the lock all that time. */
export function isTimedOut(error: unknown): boolean {
  return (error as { code?: unknown }).code === '57014';
}

/**
 * Acquires several locks together, or none: when one of them is held by others, all are released until the next try. A transaction that
 * waits while it holds locks could deadlock with another one, and PostgreSQL would abort one of the two.
 * @param lock throws an error of `isRefusal` where it would have to wait
 * @returns `undefined` when all tries have failed
 */
export async function lockAllOrNone<T>(
  transaction: OpenTransaction,
  lock: () => Promise<T>,
  { tries, pauseMs, isRefusal = isLockUnavailable }: Retries,
): Promise<{ locked: T } | undefined> {
  await transaction.query('SAVEPOINT before_lock');
  for (let left = tries; ; left -= 1) {
    try {
      // Do not release the savepoint: rows that were locked in a subtransaction and are then written by its parent get two lock owners
      // (a multixact), which costs time for each row.
      return { locked: await lock() };
    } catch (error) {
      await transaction.query('ROLLBACK TO SAVEPOINT before_lock');
      if (!isRefusal(error)) throw error;
      if (left <= 1) return undefined;
      await sleep(pauseMs);
    }
  }
}
