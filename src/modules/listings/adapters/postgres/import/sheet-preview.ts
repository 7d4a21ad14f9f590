import type { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { type CorrectableDetails, type Corrections, withCorrections } from '../../../domain/catalogue/corrections.js';
import type { Duplicate } from '../../../domain/catalogue/duplicates.js';
import type { ListingSource } from '../../../domain/catalogue/listing.js';
import type { PreviewedListing, SheetListing } from '../../../domain/import/sheet-listings.js';
import { detailsOf, type StoredDetails } from '../catalogue/listing.record.js';
import { searchKeysOf } from '../catalogue/search-keys.js';

interface StandingRecord extends StoredDetails {
  id: string;
  corrections: Corrections | null;
  source_details: CorrectableDetails | null;
}

/**
 * The rows that a dry run would write are in a table of its transaction alone, so that duplicates are found as if they had been written.
 */
const TABLE = `
CREATE TEMPORARY TABLE IF NOT EXISTS previewed_listing
  (id text, id_key text COLLATE "C", phone_e164 text, website text, website_key text, address text, address_key text) ON COMMIT DROP`;

const COLUMNS = 'id, id_key, phone_e164, website, website_key, address, address_key';

/** The published listings after the sheet has been imported. */
const standing = (table: string) => `SELECT ${COLUMNS} FROM ${table} AS listing WHERE status = 'published' AND source <> 'sample'`;

/**
 * The same for a preview, which writes nothing: listings that are missing in the sheet are left out, and changed ones have their new
 * values.
 */
const standingAfter = (table: string) => `
${standing(table)}
   AND NOT (source = $1 AND NOT EXISTS (SELECT FROM seen_row WHERE seen_row.id = listing.id))
   AND NOT EXISTS (SELECT FROM previewed_listing WHERE previewed_listing.id = listing.id)
UNION ALL SELECT ${COLUMNS} FROM previewed_listing`;

const same = (field: string, key: string, value: string) => `
(SELECT '${field}' AS field, min(${value}) AS value, array_agg(id ORDER BY id_key, id) AS ids
   FROM standing WHERE ${key} IN (SELECT ${key} FROM standing WHERE ${key} IS NOT NULL GROUP BY ${key} HAVING count(*) > 1)
  GROUP BY ${key} ORDER BY 2)`;

/** Nobody would read a longer report to its end. */
const MAX_READ_DUPLICATES = 10_000;

const duplicatesIn = (listings: string) => `
WITH standing AS MATERIALIZED (${listings})
SELECT * FROM (${[same('phone', 'phone_e164', 'phone_e164'), same('website', 'website_key', 'website'), same('address', 'address_key', 'address')].join(' UNION ALL ')}) AS found LIMIT ${MAX_READ_DUPLICATES}`;

/** Computes what a sync would do. */
export class SheetPreview {
  constructor(private readonly transaction: PostgresTransaction) {}

  async of(source: ListingSource, batch: SheetListing[]): Promise<PreviewedListing[]> {
    const standing = await this.transaction.query<StandingRecord>(
      `SELECT * FROM listing WHERE source = $1 AND status <> 'removed' AND id = ANY($2)`,
      [source, batch.map(({ id }) => id)],
    );
    const kept = await this.transaction.query<Pick<StandingRecord, 'id' | 'corrections'>>(
      'SELECT id, corrections FROM listing WHERE source = $1 AND corrections IS NOT NULL AND id = ANY($2)',
      [source, batch.map(({ id }) => id)],
    );
    const before = new Map(standing.map((row) => [row.id, detailsOf(row)]));
    const corrections = new Map(kept.map((row) => [row.id, row.corrections ?? {}]));
    const previewed = batch.map(({ id, details }) => ({
      id,
      before: before.get(id),
      after: withCorrections(details, corrections.get(id) ?? {}),
    }));
    await this.setAside(previewed);
    return previewed;
  }

  /** @param table the table that has the listings */
  duplicates(table: string): Promise<Duplicate[]> {
    return this.transaction.query(duplicatesIn(standing(table)));
  }

  /** The duplicates that there would be. */
  async duplicatesOf(source: ListingSource): Promise<Duplicate[]> {
    await this.transaction.query(TABLE);
    return this.transaction.query(duplicatesIn(standingAfter('listing')), [source]);
  }

  private async setAside(previewed: PreviewedListing[]): Promise<void> {
    await this.transaction.query(TABLE);
    const rows = previewed.map(({ id, after }) => ({
      id,
      ...searchKeysOf(id, after),
      phone_e164: after.phoneE164,
      website: after.website,
      address: after.address,
    }));
    await this.transaction.query(
      `INSERT INTO previewed_listing (${COLUMNS}) SELECT ${COLUMNS} FROM json_to_recordset($1::json) AS row
         (id text, id_key text, phone_e164 text, website text, website_key text, address text, address_key text)`,
      [JSON.stringify(rows)],
    );
  }
}
