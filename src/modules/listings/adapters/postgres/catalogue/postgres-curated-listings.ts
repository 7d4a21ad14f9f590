import { Injectable } from '@nestjs/common';
import { chunk } from 'es-toolkit/array';
import { isTimedOut, lockAllOrNone } from '../../../../../platform/database/lock-unavailable.js';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { Outbox } from '../../../../../shared/outbox.js';
import type { CorrectableDetails, Corrections } from '../../../domain/catalogue/corrections.js';
import { CuratedListing } from '../../../domain/catalogue/curated-listing.js';
import { CuratedListings } from '../../../domain/catalogue/curated-listings.js';
import { ListingsInUse, StillInTheSheet } from '../../../domain/catalogue/listing.errors.js';
import type { ListingDetails, ListingSource, ListingStatus } from '../../../domain/catalogue/listing.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../../domain/catalogue/listings-changed.js';
import { slugFor, slugWithDigest } from '../../../domain/catalogue/slug.js';
import { type TradeOf, LockedTradeNames } from '../../../../trades/index.js';
import { type Addressed, ApproximatePlaceCalculator, NEAR_COLUMNS, type NearValues } from './approximate-place-calculator.js';
import { detailsOf, LISTING_COLUMNS, shownColumns, sourceOf, type StoredDetails, toRecord } from './listing.record.js';

/** A row of a listing, with the columns that admins decide about. */
export interface HeldRecord extends StoredDetails {
  id: string;
  source: ListingSource;
  status: ListingStatus;
  held_back: boolean;
  version: number;
  corrections: Corrections | null;
  source_details: CorrectableDetails | null;
  featured_until: Date | null;
  confirmed_at: Date | null;
  merged_into: string | null;
  /** Null where it is not merged, or was merged by an earlier version. */
  held_before_merge: boolean | null;
}

/** How many listings are read and written at once, where there are many. */
const BATCH = 500;

const LOCK = 'SELECT * FROM listing WHERE id = ANY($1) ORDER BY id FOR UPDATE';
/** An admin waits for the lock: long enough for another change of many listings, and for a sync that changes few of them. */
const LOCK_TRIES = 80;
const LOCK_PAUSE_MS = 250;

/** What was decided about a listing as a whole. */
const DECIDED: Record<string, string> = {
  status: 'text',
  held_back: 'boolean',
  featured_until: 'timestamptz',
  confirmed_at: 'timestamptz',
  merged_into: 'text',
  held_before_merge: 'boolean',
};
/** The columns that an admin's decision writes. The source, and what the last sync stored of its row, stay. */
const WRITTEN = [
  ...Object.entries(LISTING_COLUMNS).filter(([name]) => !['id', 'slug', 'row_hash', 'row_notes'].includes(name)),
  ...Object.entries(DECIDED),
  ...Object.entries(NEAR_COLUMNS),
];
const UPDATE = `
UPDATE listing SET updated_at = now(), (${WRITTEN.map(([name]) => name).join(', ')}) = ROW (${WRITTEN.map(([name]) => `row.${name}`).join(', ')})
  FROM json_to_recordset($1::json) AS row (id text, ${WRITTEN.map(([name, type]) => `${name} ${type}`).join(', ')})
 WHERE listing.id = row.id RETURNING key`;

const ALL = [...Object.entries(LISTING_COLUMNS), ...Object.entries(NEAR_COLUMNS)];
const ALL_NAMES = ALL.map(([name]) => name).join(', ');
/** Writes nothing where the slug is taken. */
const INSERT = `
INSERT INTO listing (source, ${ALL_NAMES})
SELECT $2, ${ALL_NAMES} FROM json_to_record($1::json) AS row (${ALL.map(([name, type]) => `${name} ${type}`).join(', ')})
ON CONFLICT (slug) DO NOTHING RETURNING key`;

const MERGES_FROM = `
WITH RECURSIVE trail AS (
  SELECT id, merged_into FROM listing WHERE id = ANY($1)
  UNION
  SELECT listing.id, listing.merged_into FROM trail JOIN listing ON listing.id = trail.merged_into)
SELECT id, merged_into AS into FROM trail WHERE merged_into IS NOT NULL`;

/**
 * Runs before the listings are deleted into which these were merged. It sets `updated_at`, because the list of admins has the latest
 * changes first.
 */
const UNMERGE = `
UPDATE listing SET merged_into = NULL, held_before_merge = NULL, updated_at = now() WHERE merged_into = ANY($1) AND id <> ALL($1) RETURNING id`;

@Injectable()
export class PostgresCuratedListings extends CuratedListings {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly outbox: Outbox,
    private readonly trades: LockedTradeNames,
    private readonly places: ApproximatePlaceCalculator,
  ) {
    super();
  }

  async findForUpdate(id: string): Promise<CuratedListing | undefined> {
    return (await this.findAllForUpdate([id]))[0];
  }

  async findAllForUpdate(ids: readonly string[]): Promise<CuratedListing[]> {
    // PostgreSQL cannot store NUL in text: such a value cannot exist, and asking for it would be an error.
    const known = ids.filter((id) => !id.includes('\0'));
    return (known.length > 1 ? await this.lockedTogether(known) : await this.lockedOne(known)).map(curated);
  }

  /** Syncs and undos do not lock listings in the order of their ids, so waiting could deadlock: it tries again instead. */
  private async lockedTogether(ids: readonly string[]): Promise<HeldRecord[]> {
    const lock = () => this.transaction.query<HeldRecord>(`${LOCK} NOWAIT`, [ids]);
    const found = await lockAllOrNone(this.transaction, lock, { tries: LOCK_TRIES, pauseMs: LOCK_PAUSE_MS });
    if (!found) throw new ListingsInUse();
    return found.locked;
  }

  private async lockedOne(ids: readonly string[]): Promise<HeldRecord[]> {
    try {
      return await this.transaction.query<HeldRecord>(LOCK, [ids]);
    } catch (error) {
      if (isTimedOut(error)) throw new ListingsInUse();
      throw error;
    }
  }

  save(listing: CuratedListing): Promise<void> {
    return this.saveAll([listing]);
  }

  async saveAll(listings: readonly CuratedListing[]): Promise<void> {
    const tradeOf = await this.trades.tradeOf();
    for (const batch of chunk([...listings], BATCH)) {
      await this.announce(await this.written(JSON.stringify(await this.placed(batch.map((each) => recordOf(each, tradeOf))))));
    }
  }

  /**
   * Two concurrent changes may create a circle of merges, because neither reads the other's rows. The one that is refused reads them when
   * it is repeated.
   */
  private async written(records: string): Promise<{ key: string }[]> {
    try {
      return await this.transaction.changed<{ key: string }>(UPDATE, [records]);
    } catch (error) {
      if ((error as { constraint?: unknown }).constraint === 'merge_in_circle') throw new ListingsInUse();
      throw error;
    }
  }

  async featuredBefore(now: Date): Promise<string[]> {
    const rows = await this.transaction.query<{ id: string }>('SELECT id FROM listing WHERE featured_until <= $1', [now]);
    return rows.map(({ id }) => id);
  }

  async add(id: string, details: ListingDetails, source: 'submission' | 'own'): Promise<string> {
    const tradeOf = await this.trades.tradeOf();
    const wanted = slugFor(details.title, details.city);
    for (const slug of [wanted, slugWithDigest(wanted, id)]) {
      const [record] = await this.placed([toRecord({ id, details, hash: '', notes: [] }, slug, tradeOf)]);
      const rows = await this.transaction.query<{ key: string }>(INSERT, [JSON.stringify(record), source]);
      if (rows.length === 0) continue;
      await this.announce(rows);
      return slug;
    }
    throw new Error(`No slug is free for the listing ${id}.`);
  }

  async mergedInto(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.transaction.query<{ id: string; count: number }>(
      'SELECT merged_into AS id, count(*)::int AS count FROM listing WHERE merged_into = ANY($1) AND id <> ALL($1) GROUP BY merged_into',
      [ids],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  async mergesFrom(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.transaction.query<{ id: string; into: string }>(MERGES_FROM, [ids]);
    return new Map(rows.map(({ id, into }) => [id, into]));
  }

  async remove({ id, title }: CuratedListing): Promise<number> {
    const merged = await this.transaction.changed(UNMERGE, [[id]]);
    const rows = await this.transaction.changed<{ key: string }>(
      `DELETE FROM listing WHERE id = $1 AND (NOT (source = 'sheet' OR source LIKE 'upload:%') OR status = 'removed') RETURNING key`,
      [id],
    );
    if (rows.length === 0) throw new StillInTheSheet(title);
    await this.transaction.query('DELETE FROM listing_before_sync WHERE id = $1', [id]);
    await this.announce(rows);
    return merged.length;
  }

  async removeAll(listings: readonly CuratedListing[]): Promise<void> {
    if (listings.length === 0) return;
    const ids = listings.map(({ id }) => id);
    await this.transaction.query(UNMERGE, [ids]);
    const rows = await this.transaction.changed<{ key: string }>('DELETE FROM listing WHERE id = ANY($1) RETURNING key', [ids]);
    await this.announce(rows);
  }

  /** Adds the approximate place of the present address to each record. */
  private async placed<Row extends Addressed>(records: readonly Row[]): Promise<(Row & NearValues)[]> {
    const places = await this.places.of(records);
    return records.map((record, index) => ({ ...record, ...places[index]! }));
  }

  private async announce(rows: { key: string }[]): Promise<void> {
    const event: ListingsChanged = { keys: rows.map(({ key }) => Number(key)) };
    await this.outbox.add(LISTINGS_CHANGED, event);
  }
}

export function curated(row: HeldRecord): CuratedListing {
  const { id, status, version, source: origin, held_back: heldBack } = row;
  return new CuratedListing({
    ...{ id, status, version, origin, heldBack },
    source: sourceOf(detailsOf(row), row.source_details),
    corrections: row.corrections ?? {},
    featuredUntil: row.featured_until,
    confirmedAt: row.confirmed_at,
    mergedInto: row.merged_into,
    heldBeforeMerge: row.held_before_merge ?? false,
  });
}

function recordOf(listing: CuratedListing, tradeOf: TradeOf) {
  const { id, status, heldBack, source, corrections, featuredUntil, confirmedAt, mergedInto, heldBeforeMerge } = listing;
  const decided = { status, held_back: heldBack, featured_until: featuredUntil, confirmed_at: confirmedAt };
  const merged = { merged_into: mergedInto, held_before_merge: mergedInto === null ? null : heldBeforeMerge };
  return { id, ...shownColumns(id, source, corrections, tradeOf), ...decided, ...merged };
}
