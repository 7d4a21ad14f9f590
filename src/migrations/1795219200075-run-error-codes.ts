import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A run that was refused has the code of its problem. Of earlier runs the one that callers need is told by the sentence that it had then. */
export class RunErrorCodes1795219200075 implements MigrationInterface {
  readonly name = 'RunErrorCodes1795219200075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sync_run ADD COLUMN error_code text');
    await runner.query(
      `UPDATE sync_run SET error_code = 'too-many-removed' WHERE status = 'refused' AND error ~ 'would remove \\d+ of \\d+ listings, more than 30 %'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sync_run DROP COLUMN error_code');
  }
}
