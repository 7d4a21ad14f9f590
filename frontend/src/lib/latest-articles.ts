import type { Reads } from './reads.js';

/** Number of guides in each section of a list of all sections. */
export const LISTED_PER_SECTION = 6;

/**
 * The read of articles of the home page and the hub: the newest of each section, and one more than is listed, which shows whether there are
 * more.
 */
export const LATEST_ARTICLES: Reads['articles']['args'] = { perSection: LISTED_PER_SECTION + 1 };
