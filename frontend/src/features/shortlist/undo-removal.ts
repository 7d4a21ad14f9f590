import { MAX_SHORTLISTED } from '../../../../src/shared/forms/input-limits.js';
import { type StoredShortlist } from '../../ui/shortlist/stored-shortlist.js';

/** The shortlist before and after a removal, for undo. */
export interface ShortlistRemoval {
  before: StoredShortlist;
  after: StoredShortlist;
}

/** Undoes a removal: removed entries return to their positions; later changes are kept, including those from other windows. */
export function undoRemoval({ before, after }: ShortlistRemoval, now: StoredShortlist): StoredShortlist {
  const current = new Map(now.listings.map((each) => [each.id, each]));
  const remainingIds = new Set(after.listings.map(({ id }) => id));
  const freePlaces = MAX_SHORTLISTED - now.listings.length;
  const restored = before.listings.filter(({ id }) => !remainingIds.has(id) && !current.has(id)).slice(0, freePlaces);
  const known = new Set(before.listings.map(({ id }) => id));
  return {
    problem: now.problem === '' && after.problem !== before.problem ? before.problem : now.problem,
    listings: [
      ...before.listings.flatMap((each) => current.get(each.id) ?? (restored.includes(each) ? each : [])),
      ...now.listings.filter(({ id }) => !known.has(id)),
    ],
  };
}
