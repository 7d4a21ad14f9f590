import type { ListingDetails } from '../../../domain/catalogue/listing.js';
import { detailsOf, type StoredDetails } from './listing.record.js';

const BATCH = 1_000;

/** Anything that runs a statement and answers its rows. */
export type RunQuery = <Row>(sql: string, values: unknown[]) => Promise<Row[]>;

/** Every listing that the directory shows, in the order in which they came. */
export async function* publishedListings(query: RunQuery): AsyncGenerator<{ id: string; details: ListingDetails }> {
  let last = '0';
  for (;;) {
    const rows = await query<StoredDetails & { key: string; id: string }>(
      `SELECT * FROM listing WHERE status = 'published' AND key > $1 ORDER BY key LIMIT ${BATCH}`,
      [last],
    );
    for (const row of rows) yield { id: row.id, details: detailsOf(row) };
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.key;
  }
}
