/** Writes data/sample-listings.csv: `npm run sample`. */
import { mkdirSync, writeFileSync } from 'node:fs';

import { sampleCsv } from './listing-generator/index.mjs';

const file = new URL('../data/sample-listings.csv', import.meta.url);
mkdirSync(new URL('.', file), { recursive: true });
writeFileSync(file, sampleCsv());
