export const PLACES_REQUESTED = 'listing-places';

/** Outbox event: listings have come or changed that may have no approximate place. `after`: those up to this internal key have been looked at. */
export interface PlacesRequested {
  after?: number;
}
