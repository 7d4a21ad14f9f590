import type { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import type { PgBossOutbox } from '../../../../platform/outbox/pg-boss-outbox.js';
import { LISTINGS_CHANGED } from '../../../listings/index.js';
import type { EngineKey } from '../../domain/engine-index.js';
import { IndexLag } from '../../application/engines/engine-watch.js';
import { REBUILD_INDEX, type RebuildRequested } from '../../application/engines/index-listings.js';

/** A change is in the outbox until one engine has it, and in the table of changes until this engine has it. */
export class OutboxIndexLag extends IndexLag {
  constructor(
    private readonly outbox: PgBossOutbox,
    private readonly transaction: PostgresTransaction,
    private readonly key: EngineKey,
  ) {
    super();
  }

  async read(): Promise<{ seconds: number; following: number; rebuild: boolean }> {
    // The outbox is read first: an entry leaves it only after its change is in the table of changes.
    const backlog = await this.outbox.backlog();
    const rebuilds = REBUILD_INDEX in backlog ? await this.outbox.waiting<RebuildRequested>(REBUILD_INDEX) : [];
    const [row] = await this.transaction.query<{ behind: number | null }>(
      `SELECT extract(epoch FROM clock_timestamp() - min(made_at))::float AS behind FROM search_change
        WHERE position > coalesce((SELECT position FROM search_engine_state WHERE engine = $1), 0)`,
      [this.key.current],
    );
    const following = row?.behind ?? 0;
    return {
      seconds: Math.max(backlog[LISTINGS_CHANGED]?.oldestSeconds ?? 0, following),
      following,
      rebuild: rebuilds.some(({ engine }) => engine === undefined || engine === this.key.current),
    };
  }
}
