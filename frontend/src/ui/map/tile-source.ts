import type { Reads } from '../../lib/reads.js';

/** Where streets come from, as the server says it. */
export type TileSource = NonNullable<Reads['directory']['data']['mapTiles']>;
