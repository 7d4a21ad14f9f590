import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last sync changed can be taken back; duplicates are found by keys that the application folds. */
export class Sync1795219200010 implements MigrationInterface {
  readonly name = 'Sync1795219200010';

  async up(runner: QueryRunner): Promise<void> {
    // Empty until the next sync, which reads every row anew.
    await runner.query('ALTER TABLE listing ADD COLUMN website_key text COLLATE "C", ADD COLUMN address_key text COLLATE "C"');
    await runner.query(`
      ALTER TABLE sync_run
        ADD COLUMN rows_read integer NOT NULL DEFAULT 0,
        ADD COLUMN rows_written integer NOT NULL DEFAULT 0,
        ADD COLUMN duplicates jsonb NOT NULL DEFAULT '[]'`);
    // Rows as they were before a run; without "before" there was none.
    await runner.query('CREATE TABLE listing_before_sync (run_id uuid, id text, before jsonb, PRIMARY KEY (run_id, id))');
    await runner.query(`
      CREATE TABLE sync_state (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        undo_run uuid,
        undo_at timestamptz,
        paused_since timestamptz
      )`);
    await runner.query('INSERT INTO sync_state DEFAULT VALUES');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sync_state');
    await runner.query('DROP TABLE listing_before_sync');
    await runner.query('ALTER TABLE sync_run DROP COLUMN rows_read, DROP COLUMN rows_written, DROP COLUMN duplicates');
    await runner.query('ALTER TABLE listing DROP COLUMN website_key, DROP COLUMN address_key');
  }
}
