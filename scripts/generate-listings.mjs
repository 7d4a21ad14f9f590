/** Writes fictional listings for benches: `node scripts/generate-listings.mjs --count 100000 --seed 7 --out file.csv`. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { stringify } from 'csv-stringify';

import { COLUMNS, generateListings } from './listing-generator/index.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!values.out || !Number.isSafeInteger(count) || count < 0 || !Number.isSafeInteger(seed)) {
  console.error('Usage: generate-listings.mjs --count <listings> --seed <whole number> --out <file.csv>');
  process.exit(2);
}

await pipeline(
  Readable.from(generateListings({ count, seed })),
  stringify({ header: true, columns: COLUMNS }),
  createWriteStream(values.out),
);
