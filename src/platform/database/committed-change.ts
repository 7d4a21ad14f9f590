import { AsyncLocalStorage } from 'node:async_hooks';

/** One scope for each request that may change something. */
const scope = new AsyncLocalStorage<{ isCommitted: boolean }>();

/** Runs the handling of a request that may change something. */
export const trackingCommits = <T>(work: () => T): T => scope.run({ isCommitted: false }, work);

/** Notes that a transaction was committed; without effect outside of such a request. */
export function noteCommit(): void {
  const change = scope.getStore();
  if (change) change.isCommitted = true;
}

/** Whether the current request has committed a change: reporting a failure from now on would make its client repeat the change. */
export const isCommitted = (): boolean => scope.getStore()?.isCommitted ?? false;
