import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { OUTSIDE_CANADA_SQL } from '../../../../../shared/places/map-box.js';
import { Outbox, type OutboxTopic } from '../../../../../shared/outbox.js';
import { announcementOf, LISTINGS_CHANGED } from '../../../domain/catalogue/listings-changed.js';
import { PLACES_REQUESTED, type PlacesRequested } from '../../../domain/catalogue/places-requested.js';
import { type Addressed, ApproximatePlaceCalculator, BASIS, NEAR_COLUMNS } from './approximate-place-calculator.js';
import { countListings } from './count-listings.js';

const BATCH = 500;
/** Batches of one outbox entry: an entry that takes longer than a minute counts as late. The rest becomes another entry. */
const MAX_BATCHES = 20;

/** One entry at a time, across all processes. */
const ONE_AT_A_TIME: OutboxTopic = { batch: 1, retryDelay: 1, retryDelayMax: 60, retryDays: 1, alone: true };

/** Rows that something else is changing are skipped. Waiting for them could deadlock with an import. */
const MISSING = `
SELECT id, key, post_key, city, region FROM listing
 WHERE latitude IS NULL AND status <> 'removed' AND near_basis IS DISTINCT FROM ${BASIS} AND key > $1
 ORDER BY key LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** In every status: what is not published now may be published later. */
const WRONG = `SELECT key FROM listing WHERE ${OUTSIDE_CANADA_SQL} FOR UPDATE SKIP LOCKED`;
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

/** A million listings take longer than the time limit for visitors. */
const READS_ALL = { long: true };

/**
 * Gives an approximate place to listings that have none for their present address: rows of a sheet or of an uploaded list, and listings
 * older than approximate places. Before that it drops coordinates that cannot be a listing's: imports took them before they refused them,
 * and the undo of such an import or a backup brings them back. Runs after each import and each undo, after the start, and every hour for
 * what was left out; the outbox runs only one at a time.
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
      this.logger.error(error, 'Approximate places of listings were not derived; retried within an hour');
    }
  }

  async look({ after }: PlacesRequested): Promise<void> {
    if (after === undefined) {
      const dropped = await this.dropMisplaced();
      if (dropped > 0) this.logger.warn(`Listings with coordinates outside Canada, which were dropped: ${dropped}`);
    }
    const { count, next } = await this.fill(after);
    if (count > 0) this.logger.log(`Listings with a new approximate place: ${count}`);
    if (next !== undefined) await this.outbox.add(PLACES_REQUESTED, { after: next } satisfies PlacesRequested);
  }

  /**
   * @param after the key after which to continue
   * @returns for how many addresses a place was looked for, and the key after which to continue where there may be more
   */
  async fill(after = 0): Promise<{ count: number; next: number | undefined }> {
    let count = 0;
    let next: number | undefined = after;
    for (let left = MAX_BATCHES; left > 0 && next !== undefined; left -= 1) {
      const from: number = next;
      const batch = await this.transaction.run(() => this.fillBatch(from), READS_ALL);
      count += batch.count;
      next = batch.next;
    }
    return { count, next };
  }

  /** @returns the number of listings */
  async dropMisplaced(): Promise<number> {
    return this.transaction.run(async () => {
      const rows = await this.transaction.query<{ key: string }>(WRONG);
      // An update of no rows would still count as a change of the directory: every process would read all of it again.
      if (rows.length === 0) return 0;
      const keys = rows.map(({ key }) => Number(key));
      await this.transaction.query(`SET LOCAL homewright.keep_version = 'on'`);
      await this.transaction.query(DROP, [keys]);
      await this.outbox.add(LISTINGS_CHANGED, await announcementOf(keys, () => countListings(this.transaction)));
      return keys.length;
    }, READS_ALL);
  }

  private async fillBatch(after: number): Promise<{ count: number; next: number | undefined }> {
    const rows = await this.transaction.query<Addressed & { id: string; key: string }>(MISSING, [after]);
    if (rows.length === 0) return { count: 0, next: undefined };
    const places = await this.places.of(rows);
    // The listings themselves do not change: their versions stay, so that no admin is told of a conflict.
    await this.transaction.query(`SET LOCAL homewright.keep_version = 'on'`);
    await this.transaction.query(WRITE, [JSON.stringify(rows.map(({ id }, index) => ({ id, ...places[index] })))]);
    return { count: rows.length, next: rows.length < BATCH ? undefined : Number(rows.at(-1)!.key) };
  }
}
