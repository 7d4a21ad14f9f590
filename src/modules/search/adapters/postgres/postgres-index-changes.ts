import type { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type IndexChange, IndexChanges } from '../../domain/engine-index.js';

/** Key of the advisory lock: any number, as long as every process of the product uses the same one. */
const LOCK = 4_705_004;
const KEYS_IN_A_ROW = 2_000;
const ROWS_AT_ONCE = 50;
/** An engine that was down for longer than this is rebuilt, which is not much slower then. */
const KEPT_DAYS = 7;
const KEPT_ROWS = 20_000;

/** Changes by position, in a table whose oldest rows are deleted. */
export class PostgresIndexChanges extends IndexChanges {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async append(keys: number[] | 'all'): Promise<void> {
    await this.transaction.run(async () => {
      // The lock makes positions visible in their order: an engine that has read one has read all before it.
      await this.transaction.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      if (keys === 'all') return this.add([null]);
      const waiting = await this.transaction.query<{ key: string }>(
        `SELECT DISTINCT unnest(keys) AS key FROM search_change
          WHERE position > (SELECT coalesce(max(greatest(position, handing)), 0) FROM search_engine_state)`,
      );
      const known = new Set(waiting.map(({ key }) => Number(key)));
      const added = keys.filter((key) => !known.has(key));
      const rows = Array.from({ length: Math.ceil(added.length / KEYS_IN_A_ROW) }, (_, row) =>
        added.slice(row * KEYS_IN_A_ROW, (row + 1) * KEYS_IN_A_ROW),
      );
      await this.add(rows);
      await this.cut();
    });
  }

  async after(position: number): Promise<IndexChange | undefined> {
    const rows = await this.transaction.query<{ position: string; keys: string[] | null }>(
      `SELECT position, keys FROM search_change WHERE position > $1 ORDER BY position LIMIT ${ROWS_AT_ONCE}`,
      [position],
    );
    const [first] = rows;
    if (!first) return undefined;
    const keys = new Set<number>();
    let last = Number(first.position);
    for (const row of rows) {
      if (row.keys === null || (keys.size > 0 && keys.size + row.keys.length > KEYS_IN_A_ROW)) break;
      for (const key of row.keys) keys.add(Number(key));
      last = Number(row.position);
    }
    return { position: last, keys: first.keys === null ? 'all' : [...keys] };
  }

  async head(): Promise<number> {
    const [row] = await this.transaction.query<{ head: string | null }>('SELECT max(position) AS head FROM search_change');
    return Number(row?.head ?? 0);
  }

  async knownAfter(position: number): Promise<boolean> {
    const [row] = await this.transaction.query<{ first: string | null }>('SELECT min(position) AS first FROM search_change');
    return row?.first ? Number(row.first) <= position + 1 : false;
  }

  async areFollowed(): Promise<boolean> {
    return (await this.transaction.query('SELECT FROM search_engine_state WHERE ready OR building LIMIT 1')).length > 0;
  }

  private async add(rows: (number[] | null)[]): Promise<void> {
    for (const keys of rows) await this.transaction.query('INSERT INTO search_change (keys) VALUES ($1)', [keys]);
  }

  /** Deletes the oldest rows, but never the last one: it holds the highest position. */
  private async cut(): Promise<void> {
    const [row] = await this.transaction.query<{ cut: string | null }>(
      `SELECT max(position) AS cut FROM search_change
        WHERE position < (SELECT max(position) FROM search_change)
          AND (position <= (SELECT max(position) - ${KEPT_ROWS} FROM search_change) OR made_at < now() - interval '${KEPT_DAYS} days')`,
    );
    if (!row?.cut) return;
    // Engines that do not have the deleted changes yet can no longer catch up.
    await this.transaction.query('UPDATE search_engine_state SET ready = false, building = false WHERE position < $1', [row.cut]);
    await this.transaction.query('DELETE FROM search_change WHERE position <= $1', [row.cut]);
  }
}
