import type { Reads } from './reads.js';

/** How many guides of a section stand where all sections do. */
export const LISTED_PER_SECTION = 6;

/**
 * What the home page and the hub read of the articles, however many there are: the newest of each section, with one more than is listed, which
 * tells whether there are others.
 */
export const LATEST_ARTICLES: Reads['articles']['args'] = { perSection: LISTED_PER_SECTION + 1 };
