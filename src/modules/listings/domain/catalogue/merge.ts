import { DomainError } from '../../../../shared/domain-error.js';
import type { CorrectableField } from './corrections.js';
import type { CuratedListing } from './curated-listing.js';
import { ListingGone } from './listing.errors.js';

/** A listing that cannot be merged with this other one. */
class NotToBeMerged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'not-to-be-merged';
  constructor(why: string) {
    super(`${why} Nothing was changed.`);
  }
}

/**
 * Merges two listings of one business: the kept one takes values over as corrections, which stay after every sync. The other one is hidden,
 * so that its source still updates a listing that nobody sees.
 * @throws NotToBeMerged, ListingGone or InvalidValues; both may have changed in memory then, and must not be written
 */
export function merge(kept: CuratedListing, gone: CuratedListing, take: readonly CorrectableField[]): void {
  if (kept.id === gone.id) throw new NotToBeMerged('A listing cannot be merged with itself.');
  if (kept.status === 'removed') throw new ListingGone(kept.title);
  if (kept.mergedInto !== null) throw new NotToBeMerged(`"${kept.title}" was merged into another listing itself: restore it first.`);
  if (kept.status !== 'published' && gone.status === 'published')
    throw new NotToBeMerged(`"${kept.title}" is not published, and visitors would lose both: publish it first, or let the other one stay.`);
  if (gone.mergedInto !== null) throw new NotToBeMerged(`"${gone.title}" was merged into another listing already.`);
  adoptFields(kept, gone, take);
  gone.mergeInto(kept.id);
}

/**
 * Whether merges lead from one listing to another one, in however many steps. A restored merge must not close a circle: visitors would be
 * redirected in the circle, and see none of its listings.
 * @param merges the listing into which each one was merged, by its id
 */
export function leadsTo(merges: ReadonlyMap<string, string>, from: string, to: string): boolean {
  const passed = new Set<string>();
  for (let id: string | undefined = from; id !== undefined && !passed.has(id); id = merges.get(id)) {
    if (id === to) return true;
    passed.add(id);
  }
  return false;
}

/** Corrects one listing to what the other one shows in these fields. @throws as {@link CuratedListing.correct} */
export function adoptFields(kept: CuratedListing, { shown, featuredUntil }: CuratedListing, take: readonly CorrectableField[]): void {
  const changes = Object.fromEntries(take.map((field) => [field, shown[field]]));
  if (take.length > 0) kept.correct({ changes, reset: [], featuredUntil });
}
