import { Injectable, Optional } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { Outbox } from '../../../../../shared/outbox.js';
import type { CorrectableDetails, Corrections } from '../../../domain/catalogue/corrections.js';
import type { ListingSource } from '../../../domain/catalogue/listing.js';
import { countListings } from '../catalogue/count-listings.js';
import { announcementOf, LISTINGS_CHANGED } from '../../../domain/catalogue/listings-changed.js';
import { PLACES_REQUESTED, type PlacesRequested } from '../../../domain/catalogue/places-requested.js';
import type { Duplicate } from '../../../domain/catalogue/duplicates.js';
import {
  type KnownRow,
  type PreviewedListing,
  type SheetListing,
  SheetListings,
  type SourceBefore,
  type ExistingListings,
} from '../../../domain/import/sheet-listings.js';
import { slugFor, slugWithDigest } from '../../../domain/catalogue/slug.js';
import { LISTING_COLUMNS, toRecord } from '../catalogue/listing.record.js';
import { LockedTradeNames } from '../../../../trades/index.js';
import { END_MERGES_SQL, MERGES_TO_END_SQL } from './ended-merges.js';
import { ListingReplacement, REPLACEMENT } from './listing-replacement.js';
import { SheetPreview } from './sheet-preview.js';

interface StandingRecord {
  id: string;
  source: ListingSource | null;
  title: string;
  row: number | null;
  row_hash: string | null;
  row_notes: KnownRow['notes'] | null;
  removed: boolean;
  corrections: Corrections | null;
  source_details: CorrectableDetails | null;
}

const COLUMN_NAMES = Object.keys(LISTING_COLUMNS);
const COLUMN_TYPES = Object.entries(LISTING_COLUMNS).map(([name, type]) => `${name} ${type}`);

/** What admins decide about a listing as a whole, besides whether it is held back. */
const DECIDED = ['featured_until', 'confirmed_at', 'merged_into', 'held_before_merge'];

/**
 * One statement for each batch: rows are sent as JSON, and PostgreSQL types them. A slug, once given, never changes. Decisions about a
 * sample listing end with it, also where a real one takes over its id.
 */
const UPSERT = `
INSERT INTO listing (source, ${COLUMN_NAMES.join(', ')})
SELECT $1, ${COLUMN_NAMES.join(', ')} FROM json_to_recordset($2::json) AS row (${COLUMN_TYPES.join(', ')})
ON CONFLICT (id) DO UPDATE SET
  ${COLUMN_NAMES.filter((name) => name !== 'id' && name !== 'slug')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')},
  source = excluded.source,
  held_back = listing.held_back AND listing.source = excluded.source,
  ${DECIDED.map((name) => `${name} = CASE WHEN listing.source = excluded.source THEN listing.${name} END`).join(', ')},
  status = CASE WHEN listing.source <> excluded.source THEN 'published'
                WHEN listing.held_back THEN 'unpublished'
                WHEN listing.status = 'removed' THEN 'published' ELSE listing.status END,
  updated_at = now()
RETURNING key`;

/** The ids of the sheet that is being imported, with their rows. A table, because there may be more than fit into memory. */
const SEEN = 'CREATE TEMPORARY TABLE IF NOT EXISTS seen_row (id text PRIMARY KEY, row integer NOT NULL) ON COMMIT DROP';

const STANDING = `
SELECT wanted.id, source, title, seen_row.row, row_hash, row_notes, status = 'removed' AS removed, corrections, source_details
  FROM unnest($1::text[]) AS wanted (id) LEFT JOIN listing USING (id) LEFT JOIN seen_row USING (id)`;

const VALUES = COLUMN_NAMES.filter((name) => !['id', 'slug', 'row_hash', 'row_notes'].includes(name));
const valuesOf = (row: string) => `ROW (${VALUES.map((name) => `${row}.${name}`).join(', ')})`;
const UNCHANGED = `
SELECT row.id FROM json_to_recordset($2::json) AS row (${COLUMN_TYPES.join(', ')}) JOIN listing USING (id)
 WHERE listing.source = $1 AND listing.status <> 'removed' AND ${valuesOf('listing')} IS NOT DISTINCT FROM ${valuesOf('row')}`;

const KEEP_ROWS = `
UPDATE listing SET row_hash = row.hash, row_notes = row.notes
  FROM json_to_recordset($1::json) AS row (id text, hash text, notes jsonb) WHERE listing.id = row.id`;

/** Listings of a source whose ids were not in the sheet. */
const MISSING = `source = $1 AND status <> 'removed' AND NOT EXISTS (SELECT FROM seen_row WHERE seen_row.id = listing.id)`;

/** Stores each of these listings as it is before the run, and for an id without a listing that there was none. */
const REMEMBER = `
INSERT INTO listing_before_sync (run_id, id, before)
SELECT $1, wanted.id, to_jsonb(listing) FROM unnest($2::text[]) AS wanted (id) LEFT JOIN listing USING (id)`;

@Injectable()
export class PostgresSheetListings extends SheetListings {
  private readonly previews: SheetPreview;
  /** By the transaction of the import: a replacement ends with it, and no later run or undo sees it. */
  private readonly replacements = new WeakMap<EntityManager, ListingReplacement>();

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly outbox: Outbox,
    private readonly trades: LockedTradeNames,
    /** Set by tests only: more new listings than this are written into a table of their own. */
    @Optional() private readonly minCreated?: number,
  ) {
    super();
    this.previews = new SheetPreview(transaction);
  }

  async begin(source: ListingSource, run?: string): Promise<SourceBefore> {
    // Long imports outlast the ordinary time limit of a statement.
    await this.transaction.query(`SET LOCAL statement_timeout = '300s'`);
    await this.transaction.query(`SET LOCAL idle_in_transaction_session_timeout = '300s'`);
    await this.transaction.query(SEEN);
    const replacement = run === undefined ? undefined : await ListingReplacement.prepare(this.transaction, this.minCreated);
    if (replacement) this.replacements.set(this.transaction.manager, replacement);
    const [before] = await this.transaction.query<SourceBefore>(
      `SELECT (SELECT count(*)::int FROM listing WHERE source = $1 AND status <> 'removed') AS present,
              EXISTS (SELECT FROM (SELECT id FROM listing WHERE id LIKE '%~%') AS own JOIN listing USING (id) WHERE source = $1) AS "hasOwnIds",
              (SELECT count(*)::int FROM listing WHERE source = 'sample' AND status = 'published') AS sample`,
      [source],
    );
    return before!;
  }

  async existing(source: ListingSource, ids: string[]): Promise<ExistingListings> {
    const records = await this.transaction.query<StandingRecord>(STANDING, [ids]);
    const foreign = records.filter((record) => record.source !== null && record.source !== source && record.source !== 'sample');
    return {
      known: new Map(records.filter((record) => record.source === source).map((record) => [record.id, knownRow(record)])),
      foreign: new Map(foreign.map((record) => [record.id, { title: record.title, source: record.source! }])),
      seen: new Map(records.flatMap(({ id, row }) => (row === null ? [] : [[id, row]]))),
    };
  }

  async see(rows: ReadonlyMap<string, number>): Promise<void> {
    await this.transaction.query('INSERT INTO seen_row SELECT * FROM unnest($1::text[], $2::integer[])', [
      [...rows.keys()],
      [...rows.values()],
    ]);
  }

  async rowsOf(ids: string[]): Promise<Map<string, number>> {
    const rows = await this.transaction.query<{ id: string; row: number }>('SELECT id, row FROM seen_row WHERE id = ANY($1)', [ids]);
    return new Map(rows.map(({ id, row }) => [id, row]));
  }

  async countMissing(source: ListingSource): Promise<number> {
    // The size of the new table is unknown: without this, the next statements would be planned for a few rows.
    await this.transaction.query('ANALYZE seen_row');
    const [found] = await this.transaction.query<{ missing: number }>(`SELECT count(*)::int AS missing FROM listing WHERE ${MISSING}`, [
      source,
    ]);
    return found!.missing;
  }

  missing(source: ListingSource, limit: number): Promise<{ id: string; title: string }[]> {
    return this.transaction.query(`SELECT id, title FROM listing WHERE ${MISSING} ORDER BY id LIMIT $2`, [source, limit]);
  }

  async unchanged(source: ListingSource, batch: SheetListing[]): Promise<ReadonlySet<string>> {
    const standing = await this.transaction.query<{ id: string; corrections: Corrections | null }>(
      'SELECT id, corrections FROM listing WHERE source = $1 AND id = ANY($2)',
      [source, batch.map(({ id }) => id)],
    );
    if (standing.length === 0) return new Set();
    const corrections = new Map(standing.map((row) => [row.id, row.corrections ?? undefined]));
    const tradeOf = await this.trades.tradeOf();
    const records = batch
      .filter(({ id }) => corrections.has(id))
      .map((listing) => toRecord(listing, '', tradeOf, corrections.get(listing.id)));
    const same = await this.transaction.query<{ id: string }>(UNCHANGED, [source, JSON.stringify(records)]);
    return new Set(same.map(({ id }) => id));
  }

  async keepRows(batch: SheetListing[]): Promise<void> {
    const rows = batch.map(({ id, hash, notes }) => ({ id, hash, notes: notes.length > 0 ? notes : null }));
    await this.transaction.query(KEEP_ROWS, [JSON.stringify(rows)]);
  }

  async prepareSave(source: ListingSource, batch: SheetListing[], run?: string): Promise<() => Promise<number[]>> {
    const asked = Promise.all([this.standingForUpdate(source, batch), this.slugsFor(batch), this.trades.tradeOf()]);
    // Sent last: PostgreSQL works on it while the records are made from its other answers.
    const remembering = run ? this.transaction.query(REMEMBER, [run, batch.map(({ id }) => id)]) : undefined;
    // Thrown where it is awaited; until then it must not count as an unhandled rejection.
    remembering?.catch(() => undefined);
    const [standing, slugs, tradeOf] = await asked;
    const records = batch.map((listing, index) => toRecord(listing, slugs[index]!, tradeOf, standing.get(listing.id) ?? undefined));
    const saving = this.saveOf(source, records, (id) => standing.has(id));
    // Where the first of them fails, the others only say that the transaction is aborted.
    saving.catch(() => undefined);
    await remembering;
    return saving;
  }

  async removeMissing(source: ListingSource, run?: string): Promise<number[]> {
    if (run)
      await this.transaction.query(
        `INSERT INTO listing_before_sync (run_id, id, before) SELECT $2, id, to_jsonb(listing) FROM listing WHERE ${MISSING}`,
        [source, run],
      );
    return this.changedKeys(`UPDATE listing SET status = 'removed', updated_at = now() WHERE ${MISSING} RETURNING key`, [source]);
  }

  async endLostMerges(source: ListingSource, run?: string): Promise<number[]> {
    // An update of nothing counts as a change of the directory: every process would read all of it again.
    const found = await this.transaction.query(MERGES_TO_END_SQL, [source]);
    if (found.length === 0) return [];
    const ended = await this.transaction.query<{ key: string }>(END_MERGES_SQL, [source, run ?? null]);
    return ended.map(({ key }) => Number(key));
  }

  async deleteSample(run: string): Promise<number[]> {
    // A deletion of nothing counts as a change of the directory: every process would read all of it again.
    const found = await this.transaction.query(`SELECT FROM listing WHERE source = 'sample' LIMIT 1`);
    if (found.length === 0) return [];
    await this.transaction.query(
      `INSERT INTO listing_before_sync (run_id, id, before) SELECT $1, id, to_jsonb(listing) FROM listing WHERE source = 'sample'`,
      [run],
    );
    // Listings that were merged into them are independent again, as after a source has removed a listing.
    await this.transaction.query(`UPDATE listing SET status = 'removed' WHERE source = 'sample'`);
    const ended = await this.transaction.query<{ key: string }>(END_MERGES_SQL, ['sample', run]);
    const deleted = await this.changedKeys(`DELETE FROM listing WHERE source = 'sample' RETURNING key`, []);
    return [...deleted, ...ended.map(({ key }) => Number(key))];
  }

  async offerUndo(source: ListingSource, run: string, at: Date): Promise<void> {
    await this.transaction.query(
      'DELETE FROM listing_before_sync WHERE run_id = (SELECT undo_run FROM sync_state WHERE source = $1) AND run_id <> $2',
      [source, run],
    );
    await this.transaction.query(
      `INSERT INTO sync_state (source, undo_run, undo_at) VALUES ($1, $2, $3) ON CONFLICT (source) DO UPDATE SET undo_run = excluded.undo_run, undo_at = excluded.undo_at`,
      [source, run, at],
    );
  }

  preview(source: ListingSource, batch: SheetListing[]): Promise<PreviewedListing[]> {
    return this.previews.of(source, batch);
  }

  async duplicates(source: ListingSource, isPreview: boolean): Promise<Duplicate[]> {
    if (isPreview) return this.previews.duplicatesOf(source);
    // The report reads a single table, which must have all listings again.
    await this.replacement?.fill();
    return this.previews.duplicates(this.replacement?.isUsed ? REPLACEMENT : 'listing');
  }

  async announce(keys: number[]): Promise<void> {
    // A replacement has all listings: there are no others to count.
    const event = await announcementOf(keys, async () => (this.replacement?.isUsed ? 0 : countListings(this.transaction)));
    await this.outbox.add(LISTINGS_CHANGED, event);
    await this.outbox.add(PLACES_REQUESTED, {} satisfies PlacesRequested);
    // A directory that has changed as a whole needs other query plans, from the first search on.
    if (event.all && !this.replacement?.isUsed) await this.transaction.query('ANALYZE listing');
  }

  private get replacement(): ListingReplacement | undefined {
    return this.replacements.get(this.transaction.manager);
  }

  async publish(): Promise<void> {
    await this.replacement?.publish();
  }

  private async saveOf(
    source: ListingSource,
    records: { id: string }[],
    stands: (id: string) => boolean,
  ): Promise<() => Promise<number[]>> {
    const created = records.filter(({ id }) => !stands(id));
    if (created.length === 0 || !(await this.replacement?.takes(created.length))) return this.upsertOf(source, records);
    const rows = JSON.stringify(created);
    const change = this.upsertOf(
      source,
      records.filter(({ id }) => stands(id)),
    );
    return async () => [...(await this.replacement!.add(source, rows)), ...(await change())];
  }

  private upsertOf(source: ListingSource, records: object[]): () => Promise<number[]> {
    if (records.length === 0) return () => Promise.resolve([]);
    const rows = JSON.stringify(records);
    return async () => {
      const saved = await this.transaction.query<{ key: string }>(UPSERT, [source, rows]);
      return saved.map(({ key }) => Number(key));
    };
  }

  /**
   * The listings of the batch that exist, with their corrections. The rows are locked, also those without corrections, so that a correction
   * during a sync is not lost.
   */
  private async standingForUpdate(source: ListingSource, batch: SheetListing[]): Promise<Map<string, Corrections | null>> {
    const rows = await this.transaction.query<{ id: string; corrections: Corrections | null }>(
      'SELECT id, CASE source WHEN $1 THEN corrections END AS corrections FROM listing WHERE id = ANY($2) FOR UPDATE',
      [source, batch.map(({ id }) => id)],
    );
    return new Map(rows.map(({ id, corrections }) => [id, corrections]));
  }

  /** Readable slugs for new listings; where one is taken, a digest of the id makes the next one unique. */
  private async slugsFor(batch: SheetListing[]): Promise<string[]> {
    const wanted = batch.map(({ details }) => slugFor(details.title, details.city));
    const tables = this.replacement?.isUsed ? ['listing', REPLACEMENT] : ['listing'];
    const sql = tables.map((table) => `SELECT slug FROM ${table} WHERE slug = ANY($1)`).join(' UNION ALL ');
    const taken = new Set((await this.transaction.query<{ slug: string }>(sql, [wanted])).map(({ slug }) => slug));
    return wanted.map((slug, index) => {
      const free = taken.has(slug) ? slugWithDigest(slug, batch[index]!.id) : slug;
      taken.add(free);
      return free;
    });
  }

  private async changedKeys(sql: string, parameters: unknown[]): Promise<number[]> {
    const rows = await this.transaction.changed<{ key: string }>(sql, parameters);
    return rows.map(({ key }) => Number(key));
  }
}

function knownRow({ row_hash, row_notes, removed, corrections, source_details }: StandingRecord): KnownRow {
  const row: KnownRow = { hash: row_hash ?? '', notes: row_notes ?? [], removed };
  if (corrections && source_details) row.corrected = { corrections, source: source_details };
  return row;
}
