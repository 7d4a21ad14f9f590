import type { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';

/** How many listings are stored, whatever their state. */
export async function countListings(transaction: PostgresTransaction): Promise<number> {
  const [row] = await transaction.query<{ count: string }>('SELECT count(*) AS count FROM listing');
  return Number(row?.count);
}
