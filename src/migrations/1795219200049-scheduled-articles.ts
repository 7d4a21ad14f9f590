import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a draft is to be published by the clock, and why that failed. */
export class ScheduledArticles1795219200049 implements MigrationInterface {
  readonly name = 'ScheduledArticles1795219200049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_draft ADD COLUMN publish_at timestamptz, ADD COLUMN publish_problem text');
    await runner.query('CREATE INDEX blog_draft_scheduled ON blog_draft (publish_at) WHERE publish_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_draft DROP COLUMN publish_at, DROP COLUMN publish_problem');
  }
}
