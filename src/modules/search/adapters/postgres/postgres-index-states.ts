import type { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type EngineKey, type IndexState, IndexStates } from '../../domain/engine-index.js';

/** Notification: an engine's answers may differ from now on. */
export const INDEX_CHANGED = 'search_index_changed';

const NOTHING: IndexState = { ready: false, building: false, signature: null, edition: null, nextEdition: null, position: 0 };

type Row = Omit<IndexState, 'position'> & { position: string };

/** The state of one engine. */
export class PostgresIndexStates extends IndexStates {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly key: EngineKey,
  ) {
    super();
  }

  async read(): Promise<IndexState> {
    const [state] = await this.transaction.query<Row>(
      `SELECT ready, building, signature, edition, next_edition AS "nextEdition", position
         FROM search_engine_state WHERE engine = $1`,
      [this.key.current],
    );
    return state ? { ...state, position: Number(state.position) } : { ...NOTHING };
  }

  async keyOf(edition: string): Promise<string | undefined> {
    const [row] = await this.transaction.query<{ engine: string }>(
      `SELECT engine FROM search_engine_state WHERE edition = $1 OR (building AND next_edition = $1) LIMIT 1`,
      [edition],
    );
    return row?.engine;
  }

  async write(change: Partial<IndexState>): Promise<void> {
    const { ready = null, building = null, signature = null, edition = null, nextEdition = null, position = null } = change;
    await this.transaction.query(
      `INSERT INTO search_engine_state AS state (engine, ready, building, signature, edition, next_edition, position)
       VALUES ($1, coalesce($2, false), coalesce($3, false), $4, $5, $6, coalesce($7::bigint, 0))
       ON CONFLICT (engine) DO UPDATE SET
         ready = coalesce($2, state.ready), building = coalesce($3, state.building), signature = coalesce($4, state.signature),
         edition = coalesce($5, state.edition), next_edition = coalesce($6, state.next_edition),
         position = coalesce($7::bigint, state.position)`,
      [this.key.current, ready, building, signature, edition, nextEdition, position],
    );
    await this.announce();
  }

  async advance(edition: string | null, position: number): Promise<void> {
    await this.transaction.query(
      `UPDATE search_engine_state SET position = greatest(position, $3) WHERE engine = $1 AND edition IS NOT DISTINCT FROM $2`,
      [this.key.current, edition, position],
    );
    await this.announce();
  }

  async handing(position: number): Promise<void> {
    await this.transaction.query('UPDATE search_engine_state SET handing = greatest(handing, $2) WHERE engine = $1', [
      this.key.current,
      position,
    ]);
  }

  private async announce(): Promise<void> {
    await this.transaction.query('SELECT pg_notify($1, $2)', [INDEX_CHANGED, '']);
  }
}
