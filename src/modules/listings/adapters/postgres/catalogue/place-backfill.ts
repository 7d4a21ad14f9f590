import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { MISPLACED } from '../../../../../shared/places/map-box.js';
import { Outbox, type OutboxTopic } from '../../../../../shared/outbox.js';
import { announcementOf, LISTINGS_CHANGED } from '../../../domain/catalogue/listings-changed.js';
import { PLACES_REQUESTED, type PlacesRequested } from '../../../domain/catalogue/places-requested.js';
import { type Addressed, ApproximatePlaceCalculator, BASIS, NEAR_COLUMNS } from './approximate-place-calculator.js';
import { countListings } from './count-listings.js';

const BATCH = 500;
/** One entry of the outbox is bounded: one that takes longer than a minute counts as late. What is left is an entry of its own. */
const MAX_BATCHES = 20;

/** One entry at a time, across all processes. */
const ONE_AT_A_TIME: OutboxTopic = { batch: 1, retryDelay: 1, retryDelayMax: 60, retryDays: 1, alone: true };

/** Rows that something else changes at this moment are left out instead of waited for: an import that waits for us in turn would fail. */
const MISSING = `
SELECT id, key, post_key, city, region FROM listing
 WHERE latitude IS NULL AND status <> 'removed' AND near_basis IS DISTINCT FROM ${BASIS} AND key > $1
 ORDER BY key LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** Whatever their state: what is not published now may be tomorrow. */
const WRONG = `SELECT key FROM listing WHERE ${MISPLACED} FOR UPDATE SKIP LOCKED`;
const DROP = 'UPDATE listing SET latitude = NULL, longitude = NULL WHERE key = ANY($1)';

const NAMES = Object.keys(NEAR_COLUMNS).join(', ');
const WRITE = `
UPDATE listing SET (${NAMES}) = ROW (${Object.keys(NEAR_COLUMNS)
  .map((name) => `row.${name}`)
  .join(', ')})
  FROM json_to_recordset($1::json) AS row (id text, ${Object.entries(NEAR_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
 WHERE listing.id = row.id`;

/** A million listings take longer than a visitor would wait. */
const LOOKS_AT_ALL = { long: true };

/**
 * Gives an approximate place to listings that have none for the address that they have now: rows of a sheet or of an uploaded list, and
 * listings older than approximate places. Before that it drops coordinates that cannot be a listing's, which imports took before they
 * refused them, and which the undo of such an import or a backup brings back. Runs after each import and each undo, after the start, and
 * every hour for what was left out; the outbox sees to it that it runs once at a time.
 */
@Injectable()
export class PlaceBackfill implements OnApplicationBootstrap {
  private readonly logger = new Logger('Listings');

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly places: ApproximatePlaceCalculator,
    private readonly outbox: Outbox,
  ) {
    outbox.handle<PlacesRequested>(PLACES_REQUESTED, ONE_AT_A_TIME, async ([wanted]) => this.look(wanted ?? {}));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.request();
  }

  @Cron('23 * * * *')
  async request(): Promise<void> {
    try {
      await this.outbox.add(PLACES_REQUESTED, {} satisfies PlacesRequested);
    } catch (error) {
      this.logger.error(error, 'Approximate places of listings were not derived; it is tried again within an hour');
    }
  }

  async look({ after }: PlacesRequested): Promise<void> {
    if (after === undefined) {
      const dropped = await this.dropMisplaced();
      if (dropped > 0) this.logger.warn(`Listings whose coordinates were no place in Canada, and were dropped: ${dropped}`);
    }
    const { count, next } = await this.fill(after);
    if (count > 0) this.logger.log(`Listings that have an approximate place now: ${count}`);
    if (next !== undefined) await this.outbox.add(PLACES_REQUESTED, { after: next } satisfies PlacesRequested);
  }

  /**
   * @param after the key from which to go on
   * @returns for how many addresses a place was looked for, and the key from which to go on where there may be more
   */
  async fill(after = 0): Promise<{ count: number; next: number | undefined }> {
    let count = 0;
    let next: number | undefined = after;
    for (let left = MAX_BATCHES; left > 0 && next !== undefined; left -= 1) {
      const from: number = next;
      const batch = await this.transaction.run(() => this.fillBatch(from), LOOKS_AT_ALL);
      count += batch.count;
      next = batch.next;
    }
    return { count, next };
  }

  /** @returns of how many listings */
  async dropMisplaced(): Promise<number> {
    return this.transaction.run(async () => {
      const rows = await this.transaction.query<{ key: string }>(WRONG);
      // An update of nothing counts as a change of the directory: every process would read all of it anew.
      if (rows.length === 0) return 0;
      const keys = rows.map(({ key }) => Number(key));
      await this.transaction.query(`SET LOCAL homewright.keep_version = 'on'`);
      await this.transaction.query(DROP, [keys]);
      await this.outbox.add(LISTINGS_CHANGED, await announcementOf(keys, () => countListings(this.transaction)));
      return keys.length;
    }, LOOKS_AT_ALL);
  }

  private async fillBatch(after: number): Promise<{ count: number; next: number | undefined }> {
    const rows = await this.transaction.query<Addressed & { id: string; key: string }>(MISSING, [after]);
    if (rows.length === 0) return { count: 0, next: undefined };
    const places = await this.places.of(rows);
    // Nobody has changed these listings: their versions stay, so that no admin is told of a conflict.
    await this.transaction.query(`SET LOCAL homewright.keep_version = 'on'`);
    await this.transaction.query(WRITE, [JSON.stringify(rows.map(({ id }, index) => ({ id, ...places[index] })))]);
    return { count: rows.length, next: rows.length < BATCH ? undefined : Number(rows.at(-1)!.key) };
  }
}
