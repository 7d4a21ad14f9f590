import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of its sheet a sync has read: without it nobody can say when it will be done. */
export class SyncShare1795219200053 implements MigrationInterface {
  readonly name = 'SyncShare1795219200053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sync_run ADD COLUMN share_read real');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sync_run DROP COLUMN share_read');
  }
}
