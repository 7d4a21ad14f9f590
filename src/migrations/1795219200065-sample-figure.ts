import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many fictional listings went with a sync: of earlier runs nobody knows it. */
export class SampleFigure1795219200065 implements MigrationInterface {
  readonly name = 'SampleFigure1795219200065';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sync_run ADD COLUMN sample integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sync_run DROP COLUMN sample');
  }
}
