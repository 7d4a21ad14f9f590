import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each search engine has a state of its own, and follows the changes of the directory at its own pace. */
export class SearchEngines1795219200051 implements MigrationInterface {
  readonly name = 'SearchEngines1795219200051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_engine_state (
        engine text PRIMARY KEY,
        ready boolean NOT NULL,
        building boolean NOT NULL,
        signature text,
        edition text,
        next_edition text,
        position bigint NOT NULL DEFAULT 0,
        handing bigint NOT NULL DEFAULT 0
      )`);
    // Without keys: most of the directory changed.
    await runner.query(`
      CREATE TABLE search_change (
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        keys bigint[],
        made_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    // Indexes of earlier versions say nowhere what they have: they are built anew.
    await runner.query('DROP TABLE search_index_state');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_index_state (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        ready boolean NOT NULL,
        building boolean NOT NULL,
        signature text
      )`);
    await runner.query('DROP TABLE search_change');
    await runner.query('DROP TABLE search_engine_state');
  }
}
