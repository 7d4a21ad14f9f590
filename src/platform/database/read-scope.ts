import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/**
 * The target of statements outside of transactions in the current asynchronous context: a replica, or `primary` where no replica may be
 * used.
 */
const scope = new AsyncLocalStorage<EntityManager | 'primary'>();

/** `undefined` for the primary. */
export function replicaInScope(): EntityManager | undefined {
  const manager = scope.getStore();
  return manager === 'primary' ? undefined : manager;
}

export const mustReadPrimary = (): boolean => scope.getStore() === 'primary';

export const readingReplica = <T>(manager: EntityManager, work: () => Promise<T>): Promise<T> => scope.run(manager, work);

/** For values that are cached longer than the request, and for visitors who must see their own changes. */
export const readingPrimary = <T>(work: () => T): T => scope.run('primary', work);
