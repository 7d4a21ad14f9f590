import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that owners propose with a submission. What is held back is not served at its address until somebody takes it into use. */
export class ProposedPictures1795219200043 implements MigrationInterface {
  readonly name = 'ProposedPictures1795219200043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE image ADD COLUMN held boolean NOT NULL DEFAULT false');
    await runner.query(`ALTER TABLE submission ADD COLUMN pictures jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE submission DROP COLUMN pictures');
    await runner.query('DELETE FROM image WHERE held');
    await runner.query('ALTER TABLE image DROP COLUMN held');
  }
}
