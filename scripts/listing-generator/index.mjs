import { stringify } from 'csv-stringify/sync';

import { COLUMNS } from './columns.mjs';
import { sampleListings } from './sample-listings.mjs';

export { generateListings } from './bench-listings.mjs';
export { COLUMNS, sampleListings };

/** The text of `data/sample-listings.csv`. */
export const sampleCsv = () => stringify(sampleListings(), { header: true, columns: COLUMNS });
