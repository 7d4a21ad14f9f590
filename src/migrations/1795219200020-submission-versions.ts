import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So that whoever decides about a version that is no more is told what has changed since. */
export class SubmissionVersions1795219200020 implements MigrationInterface {
  readonly name = 'SubmissionVersions1795219200020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE submission ADD COLUMN earlier jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE submission DROP COLUMN earlier');
  }
}
