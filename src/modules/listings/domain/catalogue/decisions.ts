import { omit, pick } from 'es-toolkit/object';
import { isEqual } from 'es-toolkit/predicate';
import { CORRECTABLE, type CorrectableField, type Corrections } from './corrections.js';
import type { ListingStatus } from './listing.js';

/** What admins decide about a listing; the rest of it is what its source says. */
export interface Decisions {
  status: ListingStatus;
  /** An admin took it out of the directory: it stays out, even when its row goes from the sheet and comes back. */
  heldBack: boolean;
  corrections: Corrections;
  /** When it stops being featured by itself. */
  featuredUntil: Date | null;
  /** When somebody last said that it is right as it is. */
  confirmedAt: Date | null;
  /** The listing that visitors are led to in its place. */
  mergedInto: string | null;
  /** Of a merged one: whether it was held back before the merge, and stays so without it. */
  heldBeforeMerge: boolean;
}

/** What is decided together, and put back together. */
interface Decision {
  of: (decisions: Decisions) => unknown;
  putBack: (now: Decisions, before: Decisions) => Partial<Decisions>;
}

const ofFields = (...fields: CorrectableField[]): Decision => ({
  of: ({ corrections }) => pick(corrections, fields),
  putBack: (now, before) => ({ corrections: { ...omit(now.corrections, fields), ...pick(before.corrections, fields) } }),
});

const FEATURED = ofFields('featured');
const TOGETHER: readonly CorrectableField[] = ['featured', 'latitude', 'longitude'];

const DECISIONS: readonly Decision[] = [
  ofFields('latitude', 'longitude'),
  {
    of: (decisions) => [FEATURED.of(decisions), decisions.featuredUntil],
    putBack: (now, before) => ({ ...FEATURED.putBack(now, before), featuredUntil: before.featuredUntil }),
  },
  ...CORRECTABLE.filter((field) => !TOGETHER.includes(field)).map((field) => ofFields(field)),
  {
    of: ({ heldBack, mergedInto }) => [heldBack, mergedInto],
    // Whether its source still has it is the source's to say.
    putBack: ({ status }, { heldBack, mergedInto, heldBeforeMerge }) => ({
      heldBack,
      mergedInto,
      heldBeforeMerge,
      status: status === 'removed' ? status : heldBack ? 'unpublished' : 'published',
    }),
  },
  { of: ({ confirmedAt }) => confirmedAt, putBack: (_now, { confirmedAt }) => ({ confirmedAt }) },
];

/**
 * Takes back what a change decided, wherever that stands as the change left it: a later decision about the same thing stays.
 * @param before the decisions without the change
 * @param after what the change made of them
 * @param mayMerge whether it may be merged into this listing again
 * @returns the decisions as they are to be; whether they are others than now, and whether all that the change decided is as it was before it
 */
export function takenBack(
  now: Decisions,
  before: Decisions,
  after: Decisions,
  mayMerge: (into: string) => boolean = () => true,
): { decisions: Decisions; isOther: boolean; isComplete: boolean } {
  let [decisions, isOther, isComplete] = [now, false, true];
  for (const { of, putBack } of DECISIONS) {
    if (isEqual(of(before), of(after)) || isEqual(of(now), of(before))) continue;
    const back = putBack(decisions, before);
    if (isEqual(of(now), of(after)) && (!back.mergedInto || mayMerge(back.mergedInto)))
      [decisions, isOther] = [{ ...decisions, ...back }, true];
    else isComplete = false;
  }
  return { decisions, isOther, isComplete };
}
