import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Blogs1795219200009 implements MigrationInterface {
  readonly name = 'Blogs1795219200009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blog (
        key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_name text NOT NULL UNIQUE,
        title text NOT NULL,
        topic text NOT NULL,
        section text NOT NULL DEFAULT '',
        content text NOT NULL,
        keywords jsonb NOT NULL DEFAULT '[]',
        subtitle text NOT NULL DEFAULT '',
        hero_image text NOT NULL DEFAULT '',
        time text NOT NULL DEFAULT '',
        cost text NOT NULL DEFAULT '',
        difficulty text NOT NULL DEFAULT '',
        seo_data jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX blog_by_age ON blog (created_at DESC, key DESC)');
    await runner.query(
      `CREATE FUNCTION notify_blogs_changed() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_notify('blogs_changed', ''); RETURN NULL; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER blogs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog
       FOR EACH STATEMENT EXECUTE FUNCTION notify_blogs_changed()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blog');
    await runner.query('DROP FUNCTION notify_blogs_changed');
  }
}
