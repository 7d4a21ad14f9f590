/** Where the browser stores the shortlist. */
export const STORED = 'homewright-shortlist';

/*
 * Ids of the businesses on this browser's shortlist. Not in the store of the pages, so that pages without shortlist buttons need no code
 * for them. Always empty on the server.
 */
let ids: readonly string[] = [];
export const listeners = new Set<() => void>();

export const isShortlisted = (id: string): boolean => ids.includes(id);

export function setShortlistedIds(next: readonly string[]): void {
  ids = next;
  for (const listener of listeners) listener();
}
