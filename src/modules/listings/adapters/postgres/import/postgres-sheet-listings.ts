import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { Outbox } from '../../../../../shared/outbox.js';
import type { CorrectableDetails, Corrections } from '../../../domain/catalogue/corrections.js';
import type { ListingSource } from '../../../domain/catalogue/listing.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../../domain/catalogue/listings-changed.js';
import type { Duplicate } from '../../../domain/catalogue/duplicates.js';
import {
  type ForeignListing,
  type KnownRow,
  type PreviewedListing,
  type SheetListing,
  SheetListings,
} from '../../../domain/import/sheet-listings.js';
import { slugFor, slugWithDigest } from '../../../domain/catalogue/slug.js';
import { LISTING_COLUMNS, toRecord } from '../catalogue/listing.record.js';
import { LockedTradeNames } from '../../../../trades/index.js';
import { SheetPreview } from './sheet-preview.js';

interface KnownRecord {
  id: string;
  row_hash: string | null;
  row_notes: KnownRow['notes'] | null;
  removed: boolean;
  corrections: Corrections | null;
  source_details: CorrectableDetails | null;
}

const COLUMN_NAMES = Object.keys(LISTING_COLUMNS);
const COLUMN_TYPES = Object.entries(LISTING_COLUMNS).map(([name, type]) => `${name} ${type}`);

/**
 * One statement a batch: rows travel as JSON, PostgreSQL types them. A slug, once given, never changes. What was decided about a
 * sample listing ends with it, also where a real one takes over its id.
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
  status = CASE WHEN listing.source <> excluded.source THEN 'published'
                WHEN listing.held_back THEN 'unpublished'
                WHEN listing.status = 'removed' THEN 'published' ELSE listing.status END,
  updated_at = now()
RETURNING key`;

/** Each of these as it stands before the run; of one that does not exist, that it does not. */
const REMEMBER = `
INSERT INTO listing_before_sync (run_id, id, before)
SELECT $1, wanted.id, to_jsonb(listing) FROM unnest($2::text[]) AS wanted (id) LEFT JOIN listing USING (id)`;

@Injectable()
export class PostgresSheetListings extends SheetListings {
  private readonly previews: SheetPreview;

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly outbox: Outbox,
    private readonly trades: LockedTradeNames,
  ) {
    super();
    this.previews = new SheetPreview(transaction);
  }

  async known(source: ListingSource): Promise<Map<string, KnownRow>> {
    // Long imports outlast the ordinary time limit of a statement.
    await this.query(`SET LOCAL statement_timeout = '300s'`);
    await this.query(`SET LOCAL idle_in_transaction_session_timeout = '300s'`);
    const records = await this.query<KnownRecord>(
      `SELECT id, row_hash, row_notes, status = 'removed' AS removed, corrections, source_details FROM listing WHERE source = $1`,
      [source],
    );
    return new Map(records.map((record) => [record.id, knownRow(record)]));
  }

  async foreign(source: ListingSource): Promise<Map<string, ForeignListing>> {
    const records = await this.query<ForeignListing & { id: string }>(
      `SELECT id, title, source FROM listing WHERE source <> $1 AND source <> 'sample'`,
      [source],
    );
    return new Map(records.map(({ id, ...listing }) => [id, listing]));
  }

  async save(source: ListingSource, batch: SheetListing[], run?: string): Promise<number[]> {
    if (run) await this.query(REMEMBER, [run, batch.map(({ id }) => id)]);
    const corrections = await this.correctionsOf(source, batch);
    const slugs = await this.slugsFor(batch);
    const tradeOf = await this.trades.tradeOf();
    const records = batch.map((listing, index) => toRecord(listing, slugs[index]!, tradeOf, corrections.get(listing.id)));
    const saved = await this.query<{ key: string }>(UPSERT, [source, JSON.stringify(records)]);
    return saved.map(({ key }) => Number(key));
  }

  async remove(source: ListingSource, ids: string[], run?: string): Promise<number[]> {
    if (run) await this.query(REMEMBER, [run, ids]);
    return this.changed(
      `UPDATE listing SET status = 'removed', updated_at = now()
        WHERE source = $1 AND id = ANY($2) AND status <> 'removed' RETURNING key`,
      [source, ids],
    );
  }

  async deleteSample(run: string): Promise<number[]> {
    await this.query(
      `INSERT INTO listing_before_sync (run_id, id, before) SELECT $1, id, to_jsonb(listing) FROM listing WHERE source = 'sample'`,
      [run],
    );
    return this.changed(`DELETE FROM listing WHERE source = 'sample' RETURNING key`, []);
  }

  async offerUndo(source: ListingSource, run: string, at: Date): Promise<void> {
    await this.query(
      'DELETE FROM listing_before_sync WHERE run_id = (SELECT undo_run FROM sync_state WHERE source = $1) AND run_id <> $2',
      [source, run],
    );
    await this.query(
      `INSERT INTO sync_state (source, undo_run, undo_at) VALUES ($1, $2, $3) ON CONFLICT (source) DO UPDATE SET undo_run = excluded.undo_run, undo_at = excluded.undo_at`,
      [source, run, at],
    );
  }

  preview(source: ListingSource, batch: SheetListing[]): Promise<PreviewedListing[]> {
    return this.previews.of(source, batch);
  }

  async titlesOf(ids: string[]): Promise<Map<string, string>> {
    const rows = await this.query<{ id: string; title: string }>('SELECT id, title FROM listing WHERE id = ANY($1)', [ids]);
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  duplicates(gone: string[]): Promise<Duplicate[]> {
    return this.previews.duplicates(gone);
  }

  async announce(keys: number[] | 'all'): Promise<void> {
    const event: ListingsChanged = keys === 'all' ? { all: true } : { keys };
    await this.outbox.add(LISTINGS_CHANGED, event);
    // A directory that has changed as a whole has other plans for its searches, from the first one on.
    if (event.all) await this.query('ANALYZE listing');
  }

  /** Read while the rows are held, uncorrected ones too: what an admin corrects in the middle of a sync is not lost. */
  private async correctionsOf(source: ListingSource, batch: SheetListing[]): Promise<Map<string, Corrections>> {
    const rows = await this.query<{ id: string; corrections: Corrections | null }>(
      'SELECT id, CASE source WHEN $1 THEN corrections END AS corrections FROM listing WHERE id = ANY($2) FOR UPDATE',
      [source, batch.map(({ id }) => id)],
    );
    return new Map(rows.flatMap(({ id, corrections }) => (corrections ? [[id, corrections]] : [])));
  }

  /** Readable slugs for new listings; where one is taken, a digest of the id makes the next one unique. */
  private async slugsFor(batch: SheetListing[]): Promise<string[]> {
    const wanted = batch.map(({ details }) => slugFor(details.title, details.city));
    const taken = new Set(
      (await this.query<{ slug: string }>('SELECT slug FROM listing WHERE slug = ANY($1)', [wanted])).map(({ slug }) => slug),
    );
    return wanted.map((slug, index) => {
      const free = taken.has(slug) ? slugWithDigest(slug, batch[index]!.id) : slug;
      taken.add(free);
      return free;
    });
  }

  private async changed(sql: string, parameters: unknown[]): Promise<number[]> {
    // For UPDATE and DELETE the driver answers rows together with their count.
    const [rows] = await this.transaction.manager.query<[{ key: string }[], number]>(sql, parameters);
    return rows.map(({ key }) => Number(key));
  }

  private query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.transaction.manager.query(sql, parameters);
  }
}

function knownRow({ row_hash, row_notes, removed, corrections, source_details }: KnownRecord): KnownRow {
  const row: KnownRow = { hash: row_hash ?? '', notes: row_notes ?? [], removed };
  if (corrections && source_details) row.corrected = { corrections, source: source_details };
  return row;
}
