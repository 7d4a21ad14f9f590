import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many rows a sync skipped, and what else it found: the lists have the first ones. Of earlier runs nothing but the lists is known. */
export class SyncTotals1795219200073 implements MigrationInterface {
  readonly name = 'SyncTotals1795219200073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE sync_run ADD COLUMN skipped_total integer, ADD COLUMN notes_total integer, ADD COLUMN duplicates_total integer',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sync_run DROP COLUMN skipped_total, DROP COLUMN notes_total, DROP COLUMN duplicates_total');
  }
}
