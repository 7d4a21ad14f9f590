import { omit, pick } from 'es-toolkit/object';
import { isEqual } from 'es-toolkit/predicate';
import { CORRECTABLE, type CorrectableField, type Corrections } from './corrections.js';
import type { ListingStatus } from './listing.js';

/** What admins decide about a listing; the rest of it is what its source says. */
export interface Decisions {
  status: ListingStatus;
  /** An admin has unpublished it: it stays hidden, even when its row disappears from the sheet and comes back. */
  heldBack: boolean;
  corrections: Corrections;
  /** When it stops being featured automatically. */
  featuredUntil: Date | null;
  /** When somebody last confirmed that it is right as it is. */
  confirmedAt: Date | null;
  /** The listing that visitors are redirected to. */
  mergedInto: string | null;
  /** For a merged listing: whether it was held back before the merge, and stays so without it. */
  heldBeforeMerge: boolean;
}

/** Values that are decided together, and restored together. */
interface Decision {
  of: (decisions: Decisions) => unknown;
  restored: (now: Decisions, before: Decisions) => Partial<Decisions>;
}

const ofFields = (...fields: CorrectableField[]): Decision => ({
  of: ({ corrections }) => pick(corrections, fields),
  restored: (now, before) => ({ corrections: { ...omit(now.corrections, fields), ...pick(before.corrections, fields) } }),
});

const FEATURED = ofFields('featured');
const TOGETHER: readonly CorrectableField[] = ['featured', 'latitude', 'longitude'];

const DECISIONS: readonly Decision[] = [
  ofFields('latitude', 'longitude'),
  {
    of: (decisions) => [FEATURED.of(decisions), decisions.featuredUntil],
    restored: (now, before) => ({ ...FEATURED.restored(now, before), featuredUntil: before.featuredUntil }),
  },
  ...CORRECTABLE.filter((field) => !TOGETHER.includes(field)).map((field) => ofFields(field)),
  {
    of: ({ heldBack, mergedInto }) => [heldBack, mergedInto],
    // Only the source says whether it still has the listing.
    restored: ({ status }, { heldBack, mergedInto, heldBeforeMerge }) => ({
      heldBack,
      mergedInto,
      heldBeforeMerge,
      status: status === 'removed' ? status : heldBack ? 'unpublished' : 'published',
    }),
  },
  { of: ({ confirmedAt }) => confirmedAt, restored: (_now, { confirmedAt }) => ({ confirmedAt }) },
];

/**
 * Undoes what a change decided, where that still is as the change left it: a later decision about the same thing stays.
 * @param before the decisions without the change
 * @param after the decisions after the change
 * @param mayMerge whether it may be merged into this listing again
 * @returns the new decisions; whether they differ from the present ones, and whether all that the change decided is as it was before it
 */
export function undoneDecisions(
  now: Decisions,
  before: Decisions,
  after: Decisions,
  mayMerge: (into: string) => boolean = () => true,
): { decisions: Decisions; isOther: boolean; isComplete: boolean } {
  let [decisions, isOther, isComplete] = [now, false, true];
  for (const { of, restored } of DECISIONS) {
    if (isEqual(of(before), of(after)) || isEqual(of(now), of(before))) continue;
    const back = restored(decisions, before);
    if (isEqual(of(now), of(after)) && (!back.mergedInto || mayMerge(back.mergedInto)))
      [decisions, isOther] = [{ ...decisions, ...back }, true];
    else isComplete = false;
  }
  return { decisions, isOther, isComplete };
}
