import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a merged listing had been taken out by an admin before its merge, so that a sync which ends the merge does not publish it: unknown of
 * earlier merges. And the merges that a sync ended, for its undo.
 */
export class HeldBeforeMerge1795219200077 implements MigrationInterface {
  readonly name = 'HeldBeforeMerge1795219200077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing ADD COLUMN held_before_merge boolean');
    await runner.query('ALTER TABLE listing_before_sync ADD COLUMN merges jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing_before_sync DROP COLUMN merges');
    await runner.query('ALTER TABLE listing DROP COLUMN held_before_merge');
  }
}
