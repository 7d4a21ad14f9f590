export const LISTINGS_CHANGED = 'listings-changed';

/** Outbox event: listings were created, changed or removed. Internal keys, or `all` where most of them did. */
export type ListingsChanged = { keys: number[]; all?: undefined } | { all: true; keys?: undefined };
