import { AsyncLocalStorage } from 'node:async_hooks';

/** What is done for one request that changes something. */
const scope = new AsyncLocalStorage<{ isCommitted: boolean }>();

/** Runs what is done for a request that may change something. */
export const changing = <T>(work: () => T): T => scope.run({ isCommitted: false }, work);

/** A transaction has been committed; outside of such a request nobody waits to hear of it. */
export function noteCommit(): void {
  const change = scope.getStore();
  if (change) change.isCommitted = true;
}

/** Something that the current request changes is made: a failure from now on would tell its sender to make it again. */
export const isCommitted = (): boolean => scope.getStore()?.isCommitted ?? false;
