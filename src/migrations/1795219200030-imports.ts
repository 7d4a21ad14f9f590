import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `source IN ('sheet', 'sample', 'submission')`;

/** Uploaded files as sources of listings beside the sheet, each with an undo of its own; and listings of the directory's own. */
export class Imports1795219200030 implements MigrationInterface {
  readonly name = 'Imports1795219200030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing DROP CONSTRAINT listing_source_check');
    // NOT VALID: every row satisfies the narrower rule before it, so a long look at all of them would find nothing.
    await runner.query(
      `ALTER TABLE listing ADD CONSTRAINT listing_source_check CHECK (${KINDS} OR source = 'own' OR source LIKE 'upload:%') NOT VALID`,
    );
    await runner.query(`CREATE INDEX listing_by_upload ON listing (source, id) WHERE source LIKE 'upload:%'`);

    await runner.query(`
      CREATE TABLE listing_source (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        name_key text COLLATE "C" NOT NULL UNIQUE,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE listing_upload (
        id uuid PRIMARY KEY,
        file_name text NOT NULL,
        name text NOT NULL,
        columns jsonb NOT NULL,
        header_row integer NOT NULL,
        rows integer NOT NULL,
        shape text COLLATE "C" NOT NULL,
        created_at timestamptz NOT NULL,
        applied_to uuid REFERENCES listing_source
      )`);
    await runner.query('CREATE INDEX listing_upload_by_time ON listing_upload (created_at)');
    await runner.query(`
      CREATE TABLE listing_upload_rows (
        upload_id uuid REFERENCES listing_upload ON DELETE CASCADE,
        part integer,
        content bytea NOT NULL,
        PRIMARY KEY (upload_id, part)
      )`);
    // Compressed already.
    await runner.query('ALTER TABLE listing_upload_rows ALTER COLUMN content SET STORAGE EXTERNAL');
    await runner.query(
      'CREATE TABLE column_mapping (shape text COLLATE "C" PRIMARY KEY, mapping jsonb NOT NULL, used_at timestamptz NOT NULL)',
    );

    await runner.query('ALTER TABLE sync_run ADD COLUMN upload_id uuid, ADD COLUMN preview jsonb');
    await runner.query('CREATE INDEX sync_run_by_upload ON sync_run (upload_id, started_at) WHERE upload_id IS NOT NULL');

    // One row for each source from now on; the one that was there is the sheet's.
    await runner.query(
      `ALTER TABLE sync_state DROP COLUMN only_row, ADD COLUMN source text COLLATE "C" NOT NULL DEFAULT 'sheet' PRIMARY KEY`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM sync_state WHERE source <> 'sheet'`);
    await runner.query('ALTER TABLE sync_state DROP COLUMN source, ADD COLUMN only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row)');
    await runner.query('DROP INDEX sync_run_by_upload');
    await runner.query('ALTER TABLE sync_run DROP COLUMN upload_id, DROP COLUMN preview');
    for (const table of ['column_mapping', 'listing_upload_rows', 'listing_upload', 'listing_source'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX listing_by_upload');
    await runner.query('ALTER TABLE listing DROP CONSTRAINT listing_source_check');
    await runner.query(`DELETE FROM listing WHERE NOT (${KINDS})`);
    await runner.query(`ALTER TABLE listing ADD CONSTRAINT listing_source_check CHECK (${KINDS})`);
  }
}
