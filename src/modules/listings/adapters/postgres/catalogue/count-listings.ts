import type { EntityManager } from 'typeorm';

/** How many listings are stored, whatever their state. */
export async function countListings(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ count: string }[]>('SELECT count(*) AS count FROM listing');
  return Number(row?.count);
}
