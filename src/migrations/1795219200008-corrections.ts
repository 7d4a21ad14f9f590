import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins change about listings stands beside what the source says, so that no sync takes it away. */
export class Corrections1795219200008 implements MigrationInterface {
  readonly name = 'Corrections1795219200008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listing
        ADD COLUMN corrections jsonb,
        ADD COLUMN source_details jsonb,
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN held_back boolean NOT NULL DEFAULT false,
        ADD CHECK ((corrections IS NULL) = (source_details IS NULL))`);
    await runner.query(`UPDATE listing SET held_back = true WHERE status = 'unpublished'`);
    for (const statement of [...VERSION, ...INDEXES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_by_change, listing_by_correction, listing_apart, listing_by_email_part');
    await runner.query('DROP TRIGGER listing_version ON listing');
    await runner.query('DROP FUNCTION count_listing_change');
    await runner.query(
      'ALTER TABLE listing DROP COLUMN corrections, DROP COLUMN source_details, DROP COLUMN version, DROP COLUMN held_back',
    );
  }
}

/** Counted here, so that no writer can forget it: whoever looked at a row before it changed can tell. */
const VERSION = [
  `CREATE FUNCTION count_listing_change() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$`,
  `CREATE TRIGGER listing_version BEFORE UPDATE ON listing FOR EACH ROW EXECUTE FUNCTION count_listing_change()`,
];

/** The admin's list is of all listings; the other indexes of words and names know the published ones alone. */
const INDEXES = [
  'CREATE INDEX listing_by_change ON listing (updated_at DESC, key DESC)',
  'CREATE INDEX listing_by_correction ON listing (updated_at DESC, key DESC) WHERE corrections IS NOT NULL',
  `CREATE INDEX listing_apart ON listing (status, updated_at DESC, key DESC) WHERE status <> 'published'`,
  'CREATE INDEX listing_by_email_part ON listing USING gin (lower(email) gin_trgm_ops) WHERE email IS NOT NULL',
];
