import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the site is run, as far as the environment leaves it open; secrets apart, so that no backup has them. */
export class SiteSettings1795219200031 implements MigrationInterface {
  readonly name = 'SiteSettings1795219200031';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [
      ['site_setting', 'value'],
      ['site_secret', 'sealed'],
    ]) {
      await runner.query(`
        CREATE TABLE ${table} (
          name text COLLATE "C" PRIMARY KEY,
          ${column} text,
          version integer NOT NULL,
          changed_at timestamptz NOT NULL
        )`);
    }
    await runner.query(
      `CREATE FUNCTION notify_operating_settings_changed() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_notify('operating_settings_changed', ''); RETURN NULL; END $$`,
    );
    for (const table of ['site_setting', 'site_secret']) {
      await runner.query(
        `CREATE TRIGGER operating_settings_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH STATEMENT EXECUTE FUNCTION notify_operating_settings_changed()`,
      );
    }
    // What was done once about the running of the site, such as a test letter that was taken.
    await runner.query(`
      CREATE TABLE site_mark (
        name text COLLATE "C" PRIMARY KEY,
        detail jsonb NOT NULL DEFAULT '{}',
        made_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['site_mark', 'site_secret', 'site_setting']) await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP FUNCTION notify_operating_settings_changed');
  }
}
