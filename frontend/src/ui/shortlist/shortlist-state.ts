import { useSyncExternalStore } from 'react';

/** Where the browser stores the shortlist. */
export const STORED = 'homewright-shortlist';

/*
 * Ids of the businesses that this browser keeps. They stand here instead of in the store of the pages because pages without a heart must not
 * load a byte for them; a server never has any.
 */
let ids: readonly string[] = [];
const listeners = new Set<() => void>();

export function keptIdsAre(next: readonly string[]): void {
  ids = next;
  for (const listener of listeners) listener();
}

/** Whether this browser keeps a business. */
export const useIsKept = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ids.includes(id),
    () => false,
  );

/** The first heart reads what is stored: only where something is, code is loaded for it. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && isStored()) import('./kept.js').then((kept) => kept.followKept()).catch(() => undefined);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isStored(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    // Storage may be disabled: then there is no shortlist.
    return false;
  }
}
