import { applyBulkChange } from './bulk-change.js';
import type { MadeBulkChange, Merge } from './bulk-changes.js';
import type { CuratedListing } from './curated-listing.js';
import { leadsTo, adoptFields } from './merge.js';

export interface BulkUndo {
  /** Listings that changed in memory; the caller writes them. */
  changed: CuratedListing[];
  /** Ids of those that are now, in all that the change decided, as before it. */
  restored: string[];
  /** Ids of those that the change deleted, and that do not exist. */
  deleted: string[];
  /** Ids of restored listings whose former state is still needed to restore another one later. */
  needed: string[];
}

/**
 * Undoes a change of many listings: what it decided is restored where nobody has decided otherwise since. What their sources have said
 * since stays.
 * @param before the listings without the change
 * @param present those of them that exist, by id; also the listing that stayed in a merge
 * @param merges the present merges, from each listing into which one of them would be merged again: where that listing has been merged into
 * it since, the later decision stays
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
    // A listing that has the id of a deleted one by now, or that somebody else has deleted, is not changed.
    if (isDeleted || !now) continue;
    const mayMerge = (into: string) => !leadsTo(standing, into, now.id);
    const { isOther, isComplete } = now.takeBack(listing, merged ? merged.get(listing.id) : after, mayMerge);
    if (now.mergedInto !== null) standing.set(now.id, now.mergedInto);
    if (isOther) undo.changed.push(now);
    if (isComplete) undo.restored.push(listing.id);
  }
  if (change.action === 'merge' && before.some(({ id }) => id === change.kept && !undo.restored.includes(id)))
    // The fields that the kept listing took over are known only from the former state of the other one.
    undo.needed = undo.restored;
  return undo;
}

/** The state of both listings after a merge; empty if the merge did not store which one was kept. */
function afterMerge(
  { kept: id, take = [] }: Merge,
  before: readonly CuratedListing[],
  present: ReadonlyMap<string, CuratedListing>,
): Map<string, CuratedListing> {
  const [kept, gone] = [before.find((listing) => listing.id === id)?.copy(), before.find((listing) => listing.id !== id)?.copy()];
  if (id === undefined || !gone) return new Map();
  if (kept) adoptFields(kept, gone, take);
  gone.mergeInto(id);
  if (!present.has(id)) gone.endMerge();
  return new Map([kept, gone].flatMap((listing) => (listing ? [[listing.id, listing] as const] : [])));
}
