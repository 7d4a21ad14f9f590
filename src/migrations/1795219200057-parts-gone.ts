import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parts of the site and guides that an operator takes away: no process shows their pages again from what it kept for outages. */
export class PartsGone1795219200057 implements MigrationInterface {
  readonly name = 'PartsGone1795219200057';

  async up(runner: QueryRunner): Promise<void> {
    // Lists and menus of all pages may lead there: an empty path stands for every page.
    await runner.query(`
      CREATE FUNCTION note_all_pages_gone() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO page_gone (path) VALUES ('');
        PERFORM pg_notify('page_gone', '');
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER pages_gone AFTER INSERT OR UPDATE ON site_setting FOR EACH ROW
      WHEN (CASE WHEN NEW.name = 'hiddenGuides' THEN NEW.value IS NOT NULL ELSE starts_with(NEW.name, 'show') AND NEW.value = 'off' END)
      EXECUTE FUNCTION note_all_pages_gone()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER pages_gone ON site_setting');
    await runner.query('DROP FUNCTION note_all_pages_gone');
  }
}
