import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Articles1795219200014 implements MigrationInterface {
  readonly name = 'Articles1795219200014';

  async up(runner: QueryRunner): Promise<void> {
    // To the article, not to its name: however often it is renamed, each old name leads to the latest.
    await runner.query(`
      CREATE TABLE blog_old_name (
        file_name text PRIMARY KEY,
        blog_key bigint NOT NULL REFERENCES blog ON DELETE CASCADE,
        left_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX blog_old_name_by_blog ON blog_old_name (blog_key)');
    // Outlives the article, so that a deletion can be undone.
    await runner.query(`
      CREATE TABLE blog_revision (
        blog_key bigint NOT NULL,
        version integer NOT NULL,
        change text NOT NULL,
        file_name text NOT NULL,
        fields jsonb NOT NULL,
        restored_from integer,
        created_at timestamptz NOT NULL,
        saved_at timestamptz NOT NULL,
        PRIMARY KEY (blog_key, version)
      )`);
    await runner.query('CREATE INDEX blog_revision_by_name ON blog_revision (file_name, saved_at)');
    await runner.query(`
      INSERT INTO blog_revision (blog_key, version, change, file_name, fields, created_at, saved_at)
      SELECT key, version, 'published', file_name,
             jsonb_build_object('title', title, 'topic', topic, 'section', section, 'content', content, 'keywords', keywords, 'subtitle', subtitle,
                                'heroImage', hero_image, 'time', time, 'cost', cost, 'difficulty', difficulty, 'seoData', seo_data),
             created_at, updated_at
        FROM blog`);
    await runner.query(
      `CREATE FUNCTION refuse_to_change_blog_revision() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'What articles were is not changed afterwards.'; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER blog_revision_stays BEFORE UPDATE OR DELETE ON blog_revision
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_blog_revision()`,
    );
    // json, not jsonb: what is typed is kept as it is, also what PostgreSQL could not take as text.
    await runner.query(`
      CREATE TABLE blog_draft (
        id uuid PRIMARY KEY,
        blog_key bigint REFERENCES blog ON DELETE SET NULL,
        title text NOT NULL,
        fields json NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX blog_draft_by_age ON blog_draft (updated_at DESC, id)');
    await runner.query('CREATE INDEX blog_draft_by_blog ON blog_draft (blog_key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blog_draft');
    await runner.query('DROP TABLE blog_revision');
    await runner.query('DROP FUNCTION refuse_to_change_blog_revision');
    await runner.query('DROP TABLE blog_old_name');
  }
}
