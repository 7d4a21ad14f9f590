import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { Outbox } from '../../../../../shared/outbox.js';
import { LockedTradeNames } from '../../../../trades/index.js';
import { BulkChanges, type BulkUndone, type MadeBulkChange } from '../../../domain/catalogue/bulk-changes.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../../domain/catalogue/listings-changed.js';
import { alignTrades } from './align-trades.js';
import { LISTING_COLUMNS } from './listing.record.js';

const MAX_SHOWN = 10;

const ALL = [...Object.keys(LISTING_COLUMNS), 'source', 'status', 'held_back', 'featured_until', 'confirmed_at', 'merged_into'];
const RESTORED = ALL.filter((name) => name !== 'id' && name !== 'slug');

const REMEMBERED =
  'listing_before_sync AS kept CROSS JOIN LATERAL jsonb_populate_record(NULL::listing, kept.before) AS b WHERE kept.run_id = $1';

/** A change writes each row once, and each write raises its version by one: a row with another version was changed by somebody else since. */
const RESTORE = `
UPDATE listing AS l SET (${RESTORED.join(', ')}) = ROW (${RESTORED.map((name) => `b.${name}`).join(', ')}), updated_at = now()
  FROM ${REMEMBERED} AND l.id = kept.id AND l.version = b.version + 1
RETURNING l.key`;

/** Where the id or the address has gone to another business since, the row stays away. */
const REVIVE = `
INSERT INTO listing (key, created_at, version, ${ALL.join(', ')}) OVERRIDING SYSTEM VALUE
SELECT b.key, b.created_at, b.version, ${ALL.map((name) => `b.${name}`).join(', ')}
  FROM ${REMEMBERED} AND NOT EXISTS (SELECT FROM listing WHERE listing.id = kept.id)
ON CONFLICT DO NOTHING RETURNING key`;

/** Keeps rows where syncs keep theirs, so that whatever is erased of a person is erased there as well. */
@Injectable()
export class PostgresBulkChanges extends BulkChanges {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly outbox: Outbox,
    private readonly trades: LockedTradeNames,
  ) {
    super();
  }

  async remember({ id, madeAt, change, listings }: Omit<MadeBulkChange, 'undoneAt'>, ids: readonly string[]): Promise<void> {
    await this.query('INSERT INTO listing_bulk_change (id, made_at, change, listings) VALUES ($1, $2, $3, $4)', [
      id,
      madeAt,
      JSON.stringify(change),
      listings,
    ]);
    await this.query(
      'INSERT INTO listing_before_sync (run_id, id, before) SELECT $1, id, to_jsonb(listing) FROM listing WHERE id = ANY($2)',
      [id, ids],
    );
  }

  latest(): Promise<MadeBulkChange[]> {
    return this.query(
      `SELECT id, made_at AS "madeAt", change, listings, undone_at AS "undoneAt" FROM listing_bulk_change ORDER BY made_at DESC, id LIMIT ${MAX_SHOWN}`,
      [],
    );
  }

  async takeBack(id: string, at: Date): Promise<BulkUndone | undefined> {
    // For UPDATE the driver answers rows together with their count.
    const [changes] = await this.query<{ listings: number }[], true>(
      'UPDATE listing_bulk_change SET undone_at = $2 WHERE id = $1 AND undone_at IS NULL RETURNING listings',
      [id, at],
    );
    if (!changes[0]) return undefined;
    const [restored] = await this.query<{ key: string }[], true>(RESTORE, [id]);
    const revived = await this.query<{ key: string }>(REVIVE, [id]);
    // What the rows were called then may have another name by now.
    const renamed = await alignTrades(this.transaction.manager, await this.trades.tradeOf());
    await this.query('DELETE FROM listing_before_sync WHERE run_id = $1', [id]);
    const back = [...restored, ...revived].map(({ key }) => Number(key));
    const event: ListingsChanged = { keys: [...new Set([...back, ...renamed])] };
    await this.outbox.add(LISTINGS_CHANGED, event);
    return { restored: back.length, left: changes[0].listings - back.length };
  }

  private query<Row, Written extends boolean = false>(
    sql: string,
    values: unknown[],
  ): Promise<Written extends true ? [Row, number] : Row[]> {
    return this.transaction.manager.query(sql, values);
  }
}
