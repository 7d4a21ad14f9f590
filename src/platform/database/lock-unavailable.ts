import { setTimeout as sleep } from 'node:timers/promises';

/** Runs statements in an open transaction. */
interface OpenTransaction {
  query(sql: string): Promise<unknown>;
}

interface Retries {
  tries: number;
  pauseMs: number;
}

/** For all locks of one try. Shorter than `deadlock_timeout` (1 s), after which PostgreSQL aborts one of two that wait for each other. */
const MAX_LOCK_MS = 800;

/** Whether a statement gave up waiting for a lock (`lock_timeout`, `NOWAIT`). Code of PostgreSQL's appendix A. */
export function isLockUnavailable(error: unknown): boolean {
  return (error as { code?: unknown }).code === '55P03';
}

/** Whether a statement was cancelled by its timeout: one that locks a row has waited for the lock all that time. */
export function isTimedOut(error: unknown): boolean {
  return (error as { code?: unknown }).code === '57014';
}

/**
 * Acquires several locks together, or none: when one of them is held by others, all are released until the next try. A transaction that
 * waits while it holds locks could deadlock with another one, and PostgreSQL would abort one of the two.
 * @param lock throws an error of {@link isLockUnavailable} where it would have to wait
 * @returns `undefined` when all tries have failed
 */
export async function lockAllOrNone<T>(
  transaction: OpenTransaction,
  lock: () => Promise<T>,
  { tries, pauseMs }: Retries,
): Promise<{ locked: T } | undefined> {
  await transaction.query('SAVEPOINT before_lock');
  for (let left = tries; ; left -= 1) {
    try {
      // Do not release the savepoint: rows that were locked in a subtransaction and are then written by its parent get two lock owners
      // (a multixact), which costs time for each row.
      return { locked: await lock() };
    } catch (error) {
      await transaction.query('ROLLBACK TO SAVEPOINT before_lock');
      if (!isLockUnavailable(error)) throw error;
      if (left <= 1) return undefined;
      await sleep(pauseMs);
    }
  }
}

/**
 * Runs these locking statements, all or none as {@link lockAllOrNone}: whoever holds a lock reads tables in an order of its own, and a
 * table after its view.
 * @returns whether everything is locked
 */
export async function lockTogether(transaction: OpenTransaction, statements: readonly string[], retries: Retries): Promise<boolean> {
  const lock = async () => {
    const end = performance.now() + MAX_LOCK_MS;
    for (const statement of statements) {
      // 0 would be no limit.
      await transaction.query(`SET LOCAL lock_timeout = ${Math.max(1, Math.round(end - performance.now()))}`);
      await transaction.query(statement);
    }
    await transaction.query('SET LOCAL lock_timeout = 0');
  };
  return (await lockAllOrNone(transaction, lock, retries)) !== undefined;
}
