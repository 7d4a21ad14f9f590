import type { ListingWhole } from './listing-endpoints.js';

export const APPROXIMATELY_BY = {
  code: 'listings with the same postal code',
  area: 'listings whose postal code begins with the same three characters',
  town: 'the middle of its town',
} as const;

/** The approximate location that searches use for a business without coordinates. */
export function ApproximateNote({ place }: { place: ListingWhole['approximatePlace'] | undefined }) {
  if (!place) return null;
  const at = `${place.latitude.toFixed(3)}, ${place.longitude.toFixed(3)}`;
  return (
    <strong className="listing-approximate">{`Until then it is placed approximately, at ${at}, by ${APPROXIMATELY_BY[place.from]}.`}</strong>
  );
}
