import type { SubmissionFields } from './submission-fields.js';
import type { Likeness } from './submission-traits.js';

/** A listing that may be the business of a renewal, with the ways in which it is alike. */
interface Alike {
  by: readonly (Likeness | 'title')[];
}

/**
 * The listing that a renewal must be about: by phone, else by title and city. `undefined` if several match equally well: an approval
 * overwrites the listing, so an admin has to choose.
 */
export function renewalMatch<Found extends Alike>(found: readonly Found[], { city }: Pick<SubmissionFields, 'city'>): Found | undefined {
  const byPhone = found.filter(({ by }) => by.includes('phone'));
  const named = (all: readonly Found[]) => all.filter(({ by }) => by.includes('title and city') || (!city && by.includes('title')));
  const sure =
    byPhone.length > 0 ? (byPhone.length > 1 ? named(byPhone) : byPhone) : found.filter(({ by }) => by.includes('title and city'));
  return sure.length === 1 ? sure[0] : undefined;
}
