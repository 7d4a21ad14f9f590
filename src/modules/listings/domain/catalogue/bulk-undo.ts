import { applyBulkChange } from './bulk-change.js';
import type { MadeBulkChange, Merge } from './bulk-changes.js';
import type { CuratedListing } from './curated-listing.js';
import { leadsTo, takeOver } from './merge.js';

export interface BulkUndo {
  /** Listings in which something was put back in memory; the caller writes them. */
  changed: CuratedListing[];
  /** Ids of those that are now, in all that the change decided, as they were before it. */
  restored: string[];
  /** Ids of those that the change deleted, and that are not there. */
  deleted: string[];
  /** Ids of those restored without whose former state another one could not be restored later. */
  needed: string[];
}

/**
 * Undoes a change of many listings: what it decided is put back where nobody has decided otherwise since. What their sources have said
 * since stays.
 * @param before the listings without the change
 * @param present those of them that there are, by id; also the one that stayed in a merge
 * @param merges as they stand, from each listing into which one of them would be merged again: where that one has been merged into it since,
 * the later decision stays
 */
export function undoBulkChange(
  { change, madeAt }: Pick<MadeBulkChange, 'change' | 'madeAt'>,
  before: readonly CuratedListing[],
  present: ReadonlyMap<string, CuratedListing>,
  merges: ReadonlyMap<string, string> = new Map(),
): BulkUndo {
  const standing = new Map(merges);
  const undo: BulkUndo = { changed: [], restored: [], deleted: [], needed: [] };
  const merged = change.action === 'merge' ? afterMerge(change, before, present) : undefined;
  for (const listing of before) {
    const after = listing.copy();
    const isDeleted = change.action !== 'merge' && applyBulkChange(after, change, madeAt).effect === 'deleted';
    const now = present.get(listing.id);
    if (isDeleted && !now) undo.deleted.push(listing.id);
    // One that has come since under the id of a deleted one, or that somebody else has deleted, is left.
    if (isDeleted || !now) continue;
    const mayMerge = (into: string) => !leadsTo(standing, into, now.id);
    const { isOther, isComplete } = now.takeBack(listing, merged ? merged.get(listing.id) : after, mayMerge);
    if (now.mergedInto !== null) standing.set(now.id, now.mergedInto);
    if (isOther) undo.changed.push(now);
    if (isComplete) undo.restored.push(listing.id);
  }
  if (change.action === 'merge' && before.some(({ id }) => id === change.kept && !undo.restored.includes(id)))
    // What the one that stayed took over is known from the other one.
    undo.needed = undo.restored;
  return undo;
}

/** What a merge made of its two listings; nothing where it did not store which one stays. */
function afterMerge(
  { kept: id, take = [] }: Merge,
  before: readonly CuratedListing[],
  present: ReadonlyMap<string, CuratedListing>,
): Map<string, CuratedListing> {
  const [kept, gone] = [before.find((listing) => listing.id === id)?.copy(), before.find((listing) => listing.id !== id)?.copy()];
  if (id === undefined || !gone) return new Map();
  if (kept) takeOver(kept, gone, take);
  gone.mergeInto(id);
  if (!present.has(id)) gone.endMerge();
  return new Map([kept, gone].flatMap((listing) => (listing ? [[listing.id, listing] as const] : [])));
}
