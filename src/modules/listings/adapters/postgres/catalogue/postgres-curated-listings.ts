import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { Outbox } from '../../../../../shared/outbox.js';
import type { CorrectableDetails, Corrections } from '../../../domain/catalogue/corrections.js';
import { CuratedListing } from '../../../domain/catalogue/curated-listing.js';
import { CuratedListings } from '../../../domain/catalogue/curated-listings.js';
import { StillInTheSheet } from '../../../domain/catalogue/listing.errors.js';
import type { ListingDetails, ListingStatus } from '../../../domain/catalogue/listing.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../../domain/catalogue/listings-changed.js';
import { slugFor, slugWithDigest } from '../../../domain/catalogue/slug.js';
import { TradeSettingsInUse } from '../../../../trades/index.js';
import { detailsOf, LISTING_COLUMNS, shownColumns, sourceOf, type StoredDetails, toRecord } from './listing.record.js';

interface HeldRecord extends StoredDetails {
  id: string;
  status: ListingStatus;
  held_back: boolean;
  version: number;
  corrections: Corrections | null;
  source_details: CorrectableDetails | null;
}

/** A row of what admins decide about; where it came from, and what the last sync left of its row, stay. */
const WRITTEN = Object.entries(LISTING_COLUMNS).filter(([name]) => !['id', 'slug', 'row_hash', 'row_notes'].includes(name));
const NAMES = WRITTEN.map(([name]) => name).join(', ');
const UPDATE = `
UPDATE listing SET status = $2, held_back = $3, updated_at = now(), (${NAMES}) =
  (SELECT ${NAMES} FROM json_to_record($4::json) AS row (${WRITTEN.map(([name, type]) => `${name} ${type}`).join(', ')}))
 WHERE id = $1 RETURNING key`;

const ALL = Object.entries(LISTING_COLUMNS);
const ALL_NAMES = ALL.map(([name]) => name).join(', ');
/** Where the slug is taken, nothing is written. */
const INSERT = `
INSERT INTO listing (source, ${ALL_NAMES})
SELECT $2, ${ALL_NAMES} FROM json_to_record($1::json) AS row (${ALL.map(([name, type]) => `${name} ${type}`).join(', ')})
ON CONFLICT (slug) DO NOTHING RETURNING key`;

@Injectable()
export class PostgresCuratedListings extends CuratedListings {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly outbox: Outbox,
    private readonly trades: TradeSettingsInUse,
  ) {
    super();
  }

  async hold(id: string): Promise<CuratedListing | undefined> {
    // PostgreSQL's text knows no NUL, and so no listing has one.
    if (id.includes('\0')) return undefined;
    const [row] = await this.transaction.manager.query<HeldRecord[]>('SELECT * FROM listing WHERE id = $1 FOR UPDATE', [id]);
    if (!row) return undefined;
    const { status, held_back: heldBack, version } = row;
    const source = sourceOf(detailsOf(row), row.source_details);
    return new CuratedListing({ id, status, heldBack, version, source, corrections: row.corrections ?? {} });
  }

  async save(listing: CuratedListing): Promise<void> {
    const { id, status, heldBack, source, corrections } = listing;
    const columns = shownColumns(id, source, corrections, await this.trades.tradeOf());
    // For UPDATE the driver answers rows together with their count.
    const [rows]: [{ key: string }[], number] = await this.transaction.manager.query(UPDATE, [
      id,
      status,
      heldBack,
      JSON.stringify(columns),
    ]);
    await this.announce(rows);
  }

  async add(id: string, details: ListingDetails, source: 'submission' | 'own'): Promise<string> {
    const tradeOf = await this.trades.tradeOf();
    const wanted = slugFor(details.title, details.city);
    for (const slug of [wanted, slugWithDigest(wanted, id)]) {
      const record = toRecord({ id, details, hash: '', notes: [] }, slug, tradeOf);
      const rows = await this.transaction.manager.query<{ key: string }[]>(INSERT, [JSON.stringify(record), source]);
      if (rows.length === 0) continue;
      await this.announce(rows);
      return slug;
    }
    throw new Error(`No slug is free for the listing ${id}.`);
  }

  async remove({ id, title }: CuratedListing): Promise<void> {
    const { manager } = this.transaction;
    const [rows]: [{ key: string }[], number] = await manager.query(
      `DELETE FROM listing WHERE id = $1 AND (NOT (source = 'sheet' OR source LIKE 'upload:%') OR status = 'removed') RETURNING key`,
      [id],
    );
    if (rows.length === 0) throw new StillInTheSheet(title);
    await manager.query('DELETE FROM listing_before_sync WHERE id = $1', [id]);
    await this.announce(rows);
  }

  private async announce(rows: { key: string }[]): Promise<void> {
    const event: ListingsChanged = { keys: rows.map(({ key }) => Number(key)) };
    await this.outbox.add(LISTINGS_CHANGED, event);
  }
}
