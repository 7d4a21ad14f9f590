import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of many listings can be undone in steps: how many of its listings are as before. */
export class BulkChangeRestored1795219200071 implements MigrationInterface {
  readonly name = 'BulkChangeRestored1795219200071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing_bulk_change ADD COLUMN restored integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing_bulk_change DROP COLUMN restored');
  }
}
