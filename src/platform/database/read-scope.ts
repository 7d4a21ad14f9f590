import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** Where statements outside of transactions go in the current asynchronous context: a replica; `primary` where no replica may be used. */
const scope = new AsyncLocalStorage<EntityManager | 'primary'>();

/** `undefined` for the primary. */
export function replicaInScope(): EntityManager | undefined {
  const manager = scope.getStore();
  return manager === 'primary' ? undefined : manager;
}

export const mustReadPrimary = (): boolean => scope.getStore() === 'primary';

export const readingReplica = <T>(manager: EntityManager, work: () => Promise<T>): Promise<T> => scope.run(manager, work);

/** For values that outlive the request, and for visitors who must see what they have changed. */
export const readingPrimary = <T>(work: () => T): T => scope.run('primary', work);
