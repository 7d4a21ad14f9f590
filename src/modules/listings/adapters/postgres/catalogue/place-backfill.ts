import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { MISPLACED } from '../../../../../shared/map-box.js';
import { Outbox } from '../../../../../shared/outbox.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../../domain/catalogue/listings-changed.js';
import { type Addressed, ApproximatePlaces, BASIS, NEAR_COLUMNS } from './approximate-places.js';

const BATCH = 500;

const MISSING = `
SELECT id, post_key, city, region FROM listing
 WHERE latitude IS NULL AND status <> 'removed' AND near_basis IS DISTINCT FROM ${BASIS} ORDER BY key LIMIT ${BATCH}`;

/** Whatever their state: what is not published now may be tomorrow. */
const DROP = `UPDATE listing SET latitude = NULL, longitude = NULL WHERE ${MISPLACED} RETURNING key`;

/** Above this the search index is built anew rather than brought up to date listing by listing. */
const MAX_KEYS = 10_000;

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
 * refused them, and which the undo of such an import or a backup brings back. Runs after the start and every hour; several processes may run it at once.
 */
@Injectable()
export class PlaceBackfill implements OnApplicationBootstrap {
  private readonly logger = new Logger('Listings');

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly places: ApproximatePlaces,
    private readonly outbox: Outbox,
  ) {}

  /** The start does not wait for it. */
  onApplicationBootstrap(): void {
    void this.look();
  }

  @Cron('23 * * * *')
  async look(): Promise<void> {
    try {
      const dropped = await this.dropMisplaced();
      if (dropped > 0) this.logger.warn(`Listings whose coordinates were no place in Canada, and were dropped: ${dropped}`);
      const count = await this.fill();
      if (count > 0) this.logger.log(`Listings that have an approximate place now: ${count}`);
    } catch (error) {
      this.logger.error(error, 'Approximate places of listings were not derived; it is tried again within an hour');
    }
  }

  /** @returns for how many addresses a place was looked for */
  async fill(): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await this.transaction.run(() => this.fillBatch(), LOOKS_AT_ALL);
      total += count;
      if (count < BATCH) return total;
    }
  }

  /** @returns of how many listings */
  async dropMisplaced(): Promise<number> {
    return this.transaction.run(async () => {
      const { manager } = this.transaction;
      await manager.query(`SET LOCAL homewright.keep_version = 'on'`);
      const [rows] = await manager.query<[{ key: string }[], number]>(DROP);
      const event: ListingsChanged = rows.length > MAX_KEYS ? { all: true } : { keys: rows.map(({ key }) => Number(key)) };
      if (rows.length > 0) await this.outbox.add(LISTINGS_CHANGED, event);
      return rows.length;
    }, LOOKS_AT_ALL);
  }

  private async fillBatch(): Promise<number> {
    const { manager } = this.transaction;
    const rows = await manager.query<(Addressed & { id: string })[]>(MISSING);
    if (rows.length === 0) return 0;
    const places = await this.places.of(rows);
    // Nobody has changed these listings: their versions stay, so that no admin is told of a conflict.
    await manager.query(`SET LOCAL homewright.keep_version = 'on'`);
    await manager.query(WRITE, [JSON.stringify(rows.map(({ id }, index) => ({ id, ...places[index] })))]);
    return rows.length;
  }
}
