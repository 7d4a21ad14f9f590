import type { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';

/** Every picture of this site's own that a listing shows, or shows again once its correction is taken back. */
export async function listingImages(transaction: PostgresTransaction): Promise<string[]> {
  const rows: { image: string }[] = await transaction.manager.query(
    `SELECT image FROM listing WHERE image LIKE '/media/%'
     UNION SELECT source_details->>'image' FROM listing WHERE source_details->>'image' LIKE '/media/%'
     UNION SELECT picture->>'url' FROM listing, jsonb_array_elements(gallery) AS picture WHERE picture->>'url' LIKE '/media/%'
     UNION SELECT picture->>'url' FROM listing, jsonb_array_elements(source_details->'gallery') AS picture WHERE picture->>'url' LIKE '/media/%'`,
  );
  return rows.map(({ image }) => image);
}
