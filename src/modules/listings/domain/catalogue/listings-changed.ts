export const LISTINGS_CHANGED = 'listings-changed';

/** Up to this many changed listings are named one by one, however small the directory is. */
const MIN_NAMED = 2_000;
/** In a larger directory this share of its listings is named: indexing more of them one by one is slower than a rebuild (docs/scaling.md). */
const NAMED_SHARE = 0.1;
/** More are never named: otherwise pending changes for the search would grow with the directory. */
export const MAX_NAMED = 50_000;

/** Whether this many changed listings are named one by one in a directory of this size, or the whole directory counts as changed. */
export function areNamed(changed: number, listings: number): boolean {
  return changed <= Math.min(MAX_NAMED, Math.max(MIN_NAMED, listings * NAMED_SHARE));
}

/** Outbox event: listings were created, changed or removed. Internal keys, or `all` where most of them did. */
export type ListingsChanged = { keys: number[]; all?: undefined } | { all: true; keys?: undefined };

/**
 * The event that tells the search about these changed listings.
 * @param countListings called only if the size of the directory decides
 */
export async function announcementOf(keys: number[], countListings: () => Promise<number>): Promise<ListingsChanged> {
  return keys.length <= MIN_NAMED || areNamed(keys.length, await countListings()) ? { keys } : { all: true };
}
