import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type IndexState, IndexStates } from '../../domain/engine-index.js';

/** The engine may answer something else from now on. */
export const INDEX_CHANGED = 'search_index_changed';

@Injectable()
export class PostgresIndexStates extends IndexStates {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async read(): Promise<IndexState> {
    const [state]: IndexState[] = await this.transaction.manager.query('SELECT ready, building, signature FROM search_index_state');
    return state ?? { ready: false, building: false, signature: null };
  }

  async write({ ready = null, building = null, signature = null }: Partial<IndexState> | Record<string, null>): Promise<void> {
    await this.transaction.manager.query(
      `INSERT INTO search_index_state AS state (ready, building, signature)
       VALUES (coalesce($1, false), coalesce($2, false), $3)
       ON CONFLICT (only_row) DO UPDATE SET
         ready = coalesce($1, state.ready), building = coalesce($2, state.building),
         signature = coalesce($3, state.signature)`,
      [ready, building, signature],
    );
    await this.announce();
  }

  async announce(): Promise<void> {
    await this.transaction.manager.query('SELECT pg_notify($1, $2)', [INDEX_CHANGED, '']);
  }
}
