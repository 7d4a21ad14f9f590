import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stood at an address and is gone, so that no process shows it again from what it kept for outages. */
export class PagesGone1795219200022 implements MigrationInterface {
  readonly name = 'PagesGone1795219200022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE page_gone (path text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp())');
    await runner.query('CREATE INDEX page_gone_by_time ON page_gone (at)');
    await runner.query(FUNCTION);
    for (const trigger of TRIGGERS) await runner.query(trigger);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['listing', 'blog']) {
      await runner.query(`DROP TRIGGER page_gone ON ${table}`);
      await runner.query(`DROP TRIGGER page_deleted ON ${table}`);
    }
    await runner.query('DROP FUNCTION note_page_gone');
    await runner.query('DROP TABLE page_gone');
  }
}

/** Processes that listen hear of it at once; those that are away at that moment read the table when they are back. */
const FUNCTION = `
CREATE FUNCTION note_page_gone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE gone text := TG_ARGV[0] || (to_jsonb(OLD) ->> TG_ARGV[1]);
BEGIN
  INSERT INTO page_gone (path) VALUES (gone);
  PERFORM pg_notify('page_gone', gone);
  RETURN NULL;
END $$`;

/** Taken out, moved, or without what somebody wanted to be taken out of it. */
const TRIGGERS = [
  `CREATE TRIGGER page_gone AFTER UPDATE ON listing FOR EACH ROW
   WHEN (OLD.status = 'published' AND (NEW.status <> 'published' OR NEW.slug <> OLD.slug
         OR (OLD.email IS NOT NULL AND NEW.email IS NULL) OR (OLD.phone IS NOT NULL AND NEW.phone IS NULL)
         OR (OLD.address IS NOT NULL AND NEW.address IS NULL)))
   EXECUTE FUNCTION note_page_gone('/business/', 'slug')`,
  `CREATE TRIGGER page_deleted AFTER DELETE ON listing FOR EACH ROW WHEN (OLD.status = 'published')
   EXECUTE FUNCTION note_page_gone('/business/', 'slug')`,
  `CREATE TRIGGER page_gone AFTER UPDATE ON blog FOR EACH ROW WHEN (NEW.file_name <> OLD.file_name)
   EXECUTE FUNCTION note_page_gone('/', 'file_name')`,
  `CREATE TRIGGER page_deleted AFTER DELETE ON blog FOR EACH ROW EXECUTE FUNCTION note_page_gone('/', 'file_name')`,
];
