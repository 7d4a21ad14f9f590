import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that an admin changed, by page; what is not in a row keeps its default, also one that a later version brings. */
export class PageTexts1795219200041 implements MigrationInterface {
  readonly name = 'PageTexts1795219200041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_text (
        page text PRIMARY KEY,
        changed jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 0,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    // Each state that they were saved in; all are kept, because what terms said at a time may matter later.
    await runner.query(`
      CREATE TABLE page_text_revision (
        page text,
        version integer,
        changed jsonb NOT NULL,
        fields jsonb NOT NULL,
        restored_from integer,
        saved_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (page, version)
      )`);
    await runner.query(
      `CREATE FUNCTION notify_page_texts_changed() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_notify('page_texts_changed', ''); RETURN NULL; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER page_texts_changed AFTER INSERT OR UPDATE OR DELETE ON page_text
       FOR EACH STATEMENT EXECUTE FUNCTION notify_page_texts_changed()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_text_revision');
    await runner.query('DROP TABLE page_text');
    await runner.query('DROP FUNCTION notify_page_texts_changed');
  }
}
