import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often what is searched, and what an admin says that words mean. Nothing of who searched. */
export class SearchLearning1795219200017 implements MigrationInterface {
  readonly name = 'SearchLearning1795219200017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_counts (
        day date NOT NULL,
        query text COLLATE "C" NOT NULL,
        searches integer NOT NULL CHECK (searches > 0),
        nothing integer NOT NULL CHECK (nothing BETWEEN 0 AND searches),
        understood jsonb,
        PRIMARY KEY (day, query)
      )`);
    await runner.query(`
      CREATE TABLE taught_phrases (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        phrase text NOT NULL,
        phrase_key text COLLATE "C" NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('trade', 'place', 'business')),
        target text NOT NULL,
        target_name text NOT NULL,
        taught_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `CREATE FUNCTION notify_taught_phrases_changed() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_notify('taught_phrases_changed', ''); RETURN NULL; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER taught_phrases_changed AFTER INSERT OR UPDATE OR DELETE ON taught_phrases
       FOR EACH STATEMENT EXECUTE FUNCTION notify_taught_phrases_changed()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE taught_phrases');
    await runner.query('DROP FUNCTION notify_taught_phrases_changed');
    await runner.query('DROP TABLE search_counts');
  }
}
