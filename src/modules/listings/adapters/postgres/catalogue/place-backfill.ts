import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { type Addressed, ApproximatePlaces, BASIS, NEAR_COLUMNS } from './approximate-places.js';

const BATCH = 500;

const MISSING = `
SELECT id, post_key, city, region FROM listing
 WHERE latitude IS NULL AND status <> 'removed' AND near_basis IS DISTINCT FROM ${BASIS} ORDER BY key LIMIT ${BATCH}`;

const NAMES = Object.keys(NEAR_COLUMNS).join(', ');
const WRITE = `
UPDATE listing SET (${NAMES}) = ROW (${Object.keys(NEAR_COLUMNS)
  .map((name) => `row.${name}`)
  .join(', ')})
  FROM json_to_recordset($1::json) AS row (id text, ${Object.entries(NEAR_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
 WHERE listing.id = row.id`;

/**
 * Gives an approximate place to listings that have none for the address that they have now: rows of a sheet or of an uploaded list, and
 * listings older than approximate places. Runs after the start and every hour; several processes may run it at once.
 */
@Injectable()
export class PlaceBackfill implements OnApplicationBootstrap {
  private readonly logger = new Logger('Listings');

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly places: ApproximatePlaces,
  ) {}

  /** The start does not wait for it. */
  onApplicationBootstrap(): void {
    void this.look();
  }

  @Cron('23 * * * *')
  async look(): Promise<void> {
    try {
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
      const count = await this.transaction.run(() => this.fillBatch());
      total += count;
      if (count < BATCH) return total;
    }
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
