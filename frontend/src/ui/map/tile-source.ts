import type { Reads } from '../../lib/reads.js';

/** The source of street tiles, from the read `directory`. */
export type TileSource = NonNullable<Reads['directory']['data']['mapTiles']>;
