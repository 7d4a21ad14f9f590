import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { Outbox } from '../../../../../shared/outbox.js';
import type { Serialised } from '../../../../../shared/serialised.js';
import { LockedTradeNames } from '../../../../trades/index.js';
import { BulkChanges, type MadeBulkChange, type RememberedChange } from '../../../domain/catalogue/bulk-changes.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../../domain/catalogue/listings-changed.js';
import { restoreMergesSql } from '../restore-merges-sql.js';
import { alignTrades } from './align-trades.js';
import { LISTING_COLUMNS } from './listing.record.js';
import { curated, type HeldRecord } from './postgres-curated-listings.js';

/** Only a script makes more changes than this within the 30 days after which they are deleted. */
const MAX_SHOWN = 200;

const DECIDED = ['status', 'held_back', 'featured_until', 'confirmed_at', 'held_before_merge'];
const ALL = ['key', 'created_at', 'version', ...Object.keys(LISTING_COLUMNS), 'source', ...DECIDED].join(', ');

const MADE = 'SELECT id, made_at AS "madeAt", change, listings, restored, undone_at AS "undoneAt" FROM listing_bulk_change';

interface MadeRecord extends Omit<MadeBulkChange, 'change'> {
  change: Serialised<MadeBulkChange['change']>;
}

/** With what a deletion removes: the check of their licence, and what was merged into them. */
const REMEMBER = `
INSERT INTO listing_before_sync (run_id, id, before, merges)
SELECT $1, id, to_jsonb(listing) || jsonb_build_object('licence_check', (SELECT to_jsonb(licence_check) FROM licence_check WHERE listing_key = key)),
       (SELECT jsonb_agg(jsonb_build_object('id', part.id, 'held', coalesce(part.held_before_merge, false)))
          FROM listing AS part WHERE part.merged_into = listing.id)
  FROM listing WHERE id = ANY($2)`;

const REMEMBERED =
  'listing_before_sync AS touched CROSS JOIN LATERAL jsonb_populate_record(NULL::listing, touched.before) AS b WHERE touched.run_id = $1';

/** Of two columns with the same name, the driver returns the last one. The listing into which a row was merged may no longer exist. */
const BEFORE = `
SELECT b.*, (SELECT id FROM listing WHERE listing.id = b.merged_into) AS merged_into FROM ${REMEMBERED} ORDER BY b.id`;

/**
 * A row is not restored where another business has its id or its slug by now. A row that was merged into a listing that does not exist is
 * restored without the merge.
 */
const RESTORE_DELETED = `
WITH back AS (
  SELECT b.* FROM ${REMEMBERED} AND touched.id = ANY($2)
     AND NOT EXISTS (SELECT FROM listing WHERE listing.id = b.id) AND NOT EXISTS (SELECT FROM listing WHERE listing.slug = b.slug))
INSERT INTO listing (${ALL}, merged_into) OVERRIDING SYSTEM VALUE
SELECT ${ALL}, CASE WHEN merged_into IN (SELECT id FROM back) OR EXISTS (SELECT FROM listing WHERE listing.id = back.merged_into) THEN merged_into END
  FROM back
ON CONFLICT DO NOTHING RETURNING key, id`;

/** What was merged into restored listings is merged again, except where somebody has decided otherwise about it since. */
const MERGE_AGAIN = restoreMergesSql(`
SELECT touched.id AS whole, part.id AS part, merge.held
  FROM listing_before_sync AS touched
 CROSS JOIN LATERAL jsonb_to_recordset(touched.merges) AS merge (id text, held boolean)
  JOIN listing AS part ON part.id = merge.id AND part.merged_into IS NULL AND part.held_back
 WHERE touched.run_id = $1 AND touched.id = ANY($2) AND touched.merges IS NOT NULL`);

const CHECK_AGAIN = `
INSERT INTO licence_check
SELECT licence.* FROM listing_before_sync
 CROSS JOIN LATERAL jsonb_populate_record(NULL::licence_check, nullif(before->'licence_check', 'null')) AS licence
 WHERE run_id = $1 AND id = ANY($2) AND licence.listing_key IS NOT NULL`;

const MARK_RESTORED = `
UPDATE listing_bulk_change SET restored = $2,
       undone_at = CASE WHEN EXISTS (SELECT FROM listing_before_sync WHERE run_id = $1) THEN NULL ELSE $3::timestamptz END
 WHERE id = $1`;

/** Stores rows in the table of syncs, so that an erasure of personal data covers them as well. */
@Injectable()
export class PostgresBulkChanges extends BulkChanges {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly outbox: Outbox,
    private readonly trades: LockedTradeNames,
  ) {
    super();
  }

  async remember({ id, madeAt, change, listings }: Omit<MadeBulkChange, 'restored' | 'undoneAt'>, ids: readonly string[]): Promise<void> {
    await this.transaction.query('INSERT INTO listing_bulk_change (id, made_at, change, listings) VALUES ($1, $2, $3, $4)', [
      id,
      madeAt,
      JSON.stringify(change),
      listings,
    ]);
    await this.transaction.query(REMEMBER, [id, ids]);
  }

  async latest(): Promise<MadeBulkChange[]> {
    return (await this.transaction.query<MadeRecord>(`${MADE} ORDER BY made_at DESC, id LIMIT ${MAX_SHOWN}`, [])).map(madeOf);
  }

  async findForUpdate(id: string): Promise<RememberedChange | undefined> {
    const [made] = await this.transaction.query<MadeRecord>(`${MADE} WHERE id = $1 AND undone_at IS NULL FOR UPDATE`, [id]);
    return made && { ...madeOf(made), before: (await this.transaction.query<HeldRecord>(BEFORE, [id])).map(curated) };
  }

  async restoreDeleted(id: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const revived = await this.transaction.query<{ key: string; id: string }>(RESTORE_DELETED, [id, ids]);
    const back = revived.map((row) => row.id);
    const merged = await this.transaction.changed<{ key: string }>(MERGE_AGAIN, [id, back]);
    await this.transaction.query(CHECK_AGAIN, [id, back]);
    // The trades of restored rows may have been renamed since.
    const renamed = await alignTrades(this.transaction, await this.trades.tradeOf());
    const event: ListingsChanged = { keys: [...new Set([...[...revived, ...merged].map(({ key }) => Number(key)), ...renamed])] };
    await this.outbox.add(LISTINGS_CHANGED, event);
    return back;
  }

  async markRestored(id: string, restored: number, unneeded: readonly string[], at: Date): Promise<void> {
    await this.transaction.query('DELETE FROM listing_before_sync WHERE run_id = $1 AND id = ANY($2)', [id, unneeded]);
    await this.transaction.query(MARK_RESTORED, [id, restored, at]);
  }
}

function madeOf({ change, ...made }: MadeRecord): MadeBulkChange {
  return { ...made, change: { ...change, featuredUntil: change.featuredUntil ? new Date(change.featuredUntil) : null } };
}
