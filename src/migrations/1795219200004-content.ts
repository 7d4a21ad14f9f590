import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row: what the admin has changed. What is not in it keeps its default, also one that a later version brings. */
export class Content1795219200004 implements MigrationInterface {
  readonly name = 'Content1795219200004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_settings (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        changed jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 0,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('INSERT INTO site_settings DEFAULT VALUES');
    await runner.query(
      `CREATE FUNCTION notify_settings_changed() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_notify('settings_changed', ''); RETURN NULL; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE ON site_settings
       FOR EACH STATEMENT EXECUTE FUNCTION notify_settings_changed()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_settings');
    await runner.query('DROP FUNCTION notify_settings_changed');
  }
}
