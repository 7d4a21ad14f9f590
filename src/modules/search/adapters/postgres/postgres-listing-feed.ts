import type { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type EngineKey, type IndexableListing, ListingFeed } from '../../domain/engine-index.js';

/** Key of the advisory lock: any number, as long as every process of the product uses the same one. */
const LOCK = 4_705_003;

const COLUMNS = `key, title_key AS "titleKey", id_key AS "idKey", post_key AS "postKey", phone_digits AS "phoneDigits",
  never_closes IS TRUE AS "neverCloses", card`;

/** Reads the view that the listings module publishes for searching, for one engine. */
export class PostgresListingFeed extends ListingFeed {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly key: EngineKey,
  ) {
    super();
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const locked = async () => {
      await this.transaction.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, this.key.current]);
      return work();
    };
    // The holder of the lock may be waiting for the engine, which takes long.
    return this.transaction.run(locked, { long: true });
  }

  byKeys(keys: number[]): Promise<IndexableListing[]> {
    return this.listings(`SELECT ${COLUMNS} FROM searchable_listing WHERE key = ANY($1)`, [keys]);
  }

  after(key: number, limit: number): Promise<IndexableListing[]> {
    return this.listings(`SELECT ${COLUMNS} FROM searchable_listing WHERE key > $1 ORDER BY key LIMIT $2`, [key, limit]);
  }

  async count(): Promise<number> {
    const [row] = await this.transaction.query<{ count: string }>('SELECT count(*) FROM searchable_listing', []);
    return Number(row?.count);
  }

  private async listings(sql: string, parameters: unknown[]): Promise<IndexableListing[]> {
    const rows = await this.transaction.query<Omit<IndexableListing, 'key'> & { key: string }>(sql, parameters);
    return rows.map((row) => ({ ...row, key: Number(row.key) }));
  }
}
