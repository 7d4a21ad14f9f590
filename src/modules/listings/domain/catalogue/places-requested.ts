export const PLACES_REQUESTED = 'listing-places';

/**
 * Outbox event: listings were added or changed that may lack an approximate place. `after`: listings up to this internal key have been
 * handled.
 */
export interface PlacesRequested {
  after?: number;
}
