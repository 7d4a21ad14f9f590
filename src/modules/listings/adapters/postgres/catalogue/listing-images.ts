import type { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';

/** The pictures of a row of `listing` that is kept as JSON. */
const picturesIn = (rows: string, row: string) => `
     SELECT ${row}->>'image' FROM ${rows} WHERE ${row}->>'image' LIKE '/media/%'
     UNION SELECT picture->>'url' FROM ${rows}, jsonb_path_query(${row}, '$.gallery[*]') AS picture WHERE picture->>'url' LIKE '/media/%'`;

/** Every picture of this site's own that a listing shows, or shows again after its correction, a change of many or an import is undone. */
export async function listingImages(transaction: PostgresTransaction): Promise<string[]> {
  const read = () =>
    transaction.query<{ image: string }>(
      `SELECT image FROM listing WHERE image LIKE '/media/%'
     UNION SELECT picture->>'url' FROM listing, jsonb_array_elements(gallery) AS picture WHERE picture->>'url' LIKE '/media/%'
     UNION ${picturesIn('listing', 'source_details')}
     UNION ${picturesIn('listing_before_sync', 'before')}
     UNION ${picturesIn('listing_before_sync', `(before->'source_details')`)}`,
    );
  // Reads all listings, which takes longer than the time limit for visitors.
  const rows = await transaction.run(read, { long: true });
  return rows.map(({ image }) => image);
}
