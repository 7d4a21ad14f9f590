/** Where the browser stores the shortlist. */
export const STORED = 'homewright-shortlist';

/*
 * Ids of the businesses that this browser keeps. They stand here instead of in the store of the pages because pages without a heart must not
 * load a byte for them; a server never has any.
 */
let ids: readonly string[] = [];
export const listeners = new Set<() => void>();

export const isKept = (id: string): boolean => ids.includes(id);

export function keptIdsAre(next: readonly string[]): void {
  ids = next;
  for (const listener of listeners) listener();
}
