import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import type { CorrectableDetails, Corrections } from '../../../domain/catalogue/corrections.js';
import type { ListingSource } from '../../../domain/catalogue/listing.js';
import { SheetUndo, type SheetUndoResult, type UndoState } from '../../../domain/import/sheet-undo.js';
import { LockedTradeNames } from '../../../../trades/index.js';
import { alignTrades } from '../catalogue/align-trades.js';
import { detailsOf, LISTING_COLUMNS, shownColumns, sourceOf, type StoredDetails } from '../catalogue/listing.record.js';
import { END_MERGES_SQL, RESTORE_MERGES_SQL } from './ended-merges.js';

interface StateRecord {
  undo_run: string | null;
  undo_at: Date | null;
  sample: number;
  paused_since: Date | null;
}

/** A listing about which an admin has decided since the run, as it was before the run. */
interface DecidedRecord extends StoredDetails {
  id: string;
  source_details: CorrectableDetails | null;
  decided: Corrections | null;
}

/** Sample listings are not restored where another source has filled the directory since. */
const FILLED_OTHERWISE = (source: string) =>
  `EXISTS (SELECT FROM listing WHERE status <> 'removed' AND source <> ${source} AND (source = 'sheet' OR source LIKE 'upload:%'))`;
/** Uses an index of these rows: a run may have touched a hundred thousand others. */
const SAMPLE = `SELECT count(*)::int FROM listing_before_sync
 WHERE run_id = undo_run AND before->>'source' = 'sample' AND NOT ${FILLED_OTHERWISE('$1')}`;

const names = (columns: string[]) => columns.join(', ');
const ALL = Object.keys(LISTING_COLUMNS);
const RESTORED = ALL.filter((name) => name !== 'id' && name !== 'slug');
/** The columns that corrections are part of. */
const SHOWN = Object.entries(LISTING_COLUMNS).filter(([name]) => !['id', 'slug', 'row_hash', 'row_notes'].includes(name));

/** Each touched listing as it is now (l) and as it was before the run (b). */
const TOUCHED = `listing_before_sync AS touched CROSS JOIN LATERAL jsonb_populate_record(NULL::listing, touched.before) AS b
 WHERE touched.run_id = $1 AND touched.before IS NOT NULL AND l.id = touched.id`;

/** What a run keeps of an admin's earlier decisions: all, except of a sample listing whose id the sheet has taken over. */
const LEFT = (column: string, none: string) => `CASE WHEN l.source = b.source THEN b.${column} ELSE ${none} END`;
const RECORRECTED = `l.corrections IS DISTINCT FROM ${LEFT('corrections', 'NULL')}`;
const HELD_BACK = `CASE WHEN l.held_back IS DISTINCT FROM ${LEFT('held_back', 'false')} THEN l.held_back ELSE b.held_back END`;

/** A sample listing whose id the sheet had taken over is merged again, if its target still exists and has not been merged into it since. */
const MERGED_INTO = `CASE WHEN l.source = b.source THEN l.merged_into ELSE (
  SELECT id FROM listing AS whole WHERE whole.id = b.merged_into AND NOT EXISTS (
    WITH RECURSIVE trail AS (SELECT whole.id UNION SELECT listing.merged_into FROM trail JOIN listing USING (id) WHERE listing.merged_into IS NOT NULL)
    SELECT FROM trail WHERE trail.id = l.id)) END`;

const DECIDED = `SELECT b.*, l.corrections AS decided FROM listing AS l, ${TOUCHED} AND ${RECORRECTED}`;

const UPDATED = `
UPDATE listing AS l SET (${names(RESTORED)}) = ROW (${RESTORED.map((name) => `b.${name}`).join(', ')}),
       source = b.source, updated_at = now(), held_back = ${HELD_BACK}, merged_into = ${MERGED_INTO},
       held_before_merge = CASE WHEN l.source = b.source THEN l.held_before_merge ELSE b.held_before_merge END,
       status = CASE WHEN b.status = 'removed' THEN 'removed' WHEN ${HELD_BACK} THEN 'unpublished' ELSE 'published' END
  FROM listing AS o, ${TOUCHED} AND o.key = l.key
RETURNING l.key, o.status = 'removed' AND l.status <> 'removed' AS back, o.status <> 'removed' AND l.status = 'removed' AS gone`;

/** Only sample listings are ever deleted. They are not restored where a real business has their name or id by now. */
const DELETED = `
INSERT INTO listing (key, source, status, held_back, created_at, ${names(ALL)}) OVERRIDING SYSTEM VALUE
SELECT b.key, b.source, b.status, b.held_back, b.created_at, ${ALL.map((name) => `b.${name}`).join(', ')}
  FROM listing_before_sync AS touched CROSS JOIN LATERAL jsonb_populate_record(NULL::listing, touched.before) AS b
 WHERE touched.run_id = $1 AND touched.before IS NOT NULL AND NOT EXISTS (SELECT FROM listing WHERE listing.id = touched.id)
   AND NOT ${FILLED_OTHERWISE('$2')}
ON CONFLICT DO NOTHING RETURNING key`;

const CREATED = `listing_before_sync AS touched WHERE touched.run_id = $1 AND touched.before IS NULL AND listing.id = touched.id AND source = $2`;
/** Listings that an admin has decided about, or into which others were merged, because their addresses lead to it. */
const KEPT = `listing.corrections IS NOT NULL OR listing.held_back OR listing.featured_until IS NOT NULL OR listing.confirmed_at IS NOT NULL
  OR EXISTS (SELECT FROM listing AS merged WHERE merged.merged_into = listing.id) OR EXISTS (SELECT FROM licence_check WHERE listing_key = listing.key)`;
const HIDE = `UPDATE listing SET status = 'removed', updated_at = now() FROM ${CREATED} AND status <> 'removed' AND (${KEPT}) RETURNING key`;
const DELETE = `DELETE FROM listing USING ${CREATED} AND NOT (${KEPT}) RETURNING key`;

const RECORRECT = `
UPDATE listing SET (${names(SHOWN.map(([name]) => name))}) =
  (SELECT ${names(SHOWN.map(([name]) => name))} FROM json_to_record($2::json) AS row (${SHOWN.map(([name, type]) => `${name} ${type}`).join(', ')}))
 WHERE id = $1`;

@Injectable()
export class PostgresSheetUndo extends SheetUndo {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly trades: LockedTradeNames,
  ) {
    super();
  }

  async state(source: ListingSource): Promise<UndoState> {
    const [state] = await this.transaction.query<StateRecord>(
      `SELECT undo_run, undo_at, paused_since, (${SAMPLE}) AS sample FROM sync_state WHERE source = $1`,
      [source],
    );
    if (!state) return { undo: null, pausedSince: null };
    const { undo_run: runId, undo_at: at, paused_since: pausedSince, sample } = state;
    return { undo: runId && at ? { runId, at, sample } : null, pausedSince };
  }

  async undoLastRun(source: ListingSource): Promise<SheetUndoResult | undefined> {
    const { undo } = await this.state(source);
    if (!undo) return undefined;
    const run = [undo.runId];
    // Long undos take longer than the ordinary time limit of a statement.
    await this.transaction.query(`SET LOCAL statement_timeout = '300s'`);
    // Locks the listings against admins' decisions between reading and restoring them.
    await this.transaction.query('SELECT FROM listing JOIN listing_before_sync USING (id) WHERE run_id = $1 FOR UPDATE OF listing', run);
    const decided = await this.transaction.query<DecidedRecord>(DECIDED, run);
    const updated = await this.transaction.changed<{ key: string; back: boolean; gone: boolean }>(UPDATED, run);
    for (const row of decided) await this.recorrect(row);
    const gone = [
      ...(await this.transaction.changed<{ key: string }>(HIDE, [...run, source])),
      ...(await this.transaction.changed<{ key: string }>(DELETE, [...run, source])),
    ];
    const back = await this.transaction.query<{ key: string }>(DELETED, [...run, source]);
    const merged = await this.transaction.changed<{ key: string }>(RESTORE_MERGES_SQL, run);
    const ended = await this.transaction.query<{ key: string }>(END_MERGES_SQL, [source, null]);
    // The trades of restored rows may have been renamed since.
    const renamed = await alignTrades(this.transaction, await this.trades.tradeOf());
    await this.transaction.query('DELETE FROM listing_before_sync WHERE run_id = $1', run);
    await this.transaction.query('UPDATE sync_state SET undo_run = NULL, undo_at = NULL WHERE source = $1', [source]);
    return {
      runId: undo.runId,
      created: back.length + updated.filter((row) => row.back).length,
      updated: updated.filter((row) => !row.back && !row.gone).length,
      removed: gone.length + updated.filter((row) => row.gone).length,
      keys: [...new Set([...[...updated, ...gone, ...back, ...merged, ...ended].map(({ key }) => Number(key)), ...renamed])],
    };
  }

  async pause(since: Date): Promise<void> {
    await this.transaction.query(
      `INSERT INTO sync_state (source, paused_since) VALUES ('sheet', $1) ON CONFLICT (source) DO UPDATE SET paused_since = excluded.paused_since`,
      [since],
    );
  }

  async resume(): Promise<void> {
    await this.transaction.query('UPDATE sync_state SET paused_since = NULL WHERE paused_since IS NOT NULL');
  }

  /** The earlier sheet's values, with the corrections made since. */
  private async recorrect({ decided, ...row }: DecidedRecord): Promise<void> {
    const source = sourceOf(detailsOf(row), row.source_details);
    await this.transaction.query(RECORRECT, [
      row.id,
      JSON.stringify(shownColumns(row.id, source, decided ?? {}, await this.trades.tradeOf())),
    ]);
  }
}
