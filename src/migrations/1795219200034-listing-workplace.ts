import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the back office needs to work on many listings: when they were confirmed, how long they are featured, what they were merged into, and views of the list. */
export class ListingWorkplace1795219200034 implements MigrationInterface {
  readonly name = 'ListingWorkplace1795219200034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listing
        ADD COLUMN featured_until timestamptz,
        ADD COLUMN confirmed_at timestamptz,
        ADD COLUMN merged_into text REFERENCES listing (id) ON DELETE SET NULL`);
    await runner.query('CREATE INDEX listing_by_merge ON listing (merged_into) WHERE merged_into IS NOT NULL');
    await runner.query('CREATE INDEX listing_by_featured_end ON listing (featured_until) WHERE featured_until IS NOT NULL');
    // How many sample listings an undo would bring back is asked whenever somebody looks at the syncs.
    await runner.query(`CREATE INDEX listing_before_sync_of_sample ON listing_before_sync (run_id) WHERE before->>'source' = 'sample'`);
    // The rows as they were before a change stand in listing_before_sync, under the id of the change.
    await runner.query(`
      CREATE TABLE listing_bulk_change (
        id uuid PRIMARY KEY,
        made_at timestamptz NOT NULL,
        change jsonb NOT NULL,
        listings integer NOT NULL,
        undone_at timestamptz
      )`);
    await runner.query('CREATE INDEX listing_bulk_change_by_time ON listing_bulk_change (made_at)');
    await runner.query(`
      CREATE TABLE listing_view (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        name_key text COLLATE "C" NOT NULL UNIQUE,
        question text NOT NULL,
        saved_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_before_sync_of_sample');
    await runner.query('DROP TABLE listing_view');
    await runner.query('DELETE FROM listing_before_sync WHERE run_id IN (SELECT id FROM listing_bulk_change)');
    await runner.query('DROP TABLE listing_bulk_change');
    await runner.query('ALTER TABLE listing DROP COLUMN featured_until, DROP COLUMN confirmed_at, DROP COLUMN merged_into');
  }
}
