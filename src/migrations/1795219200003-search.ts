import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Search1795219200003 implements MigrationInterface {
  readonly name = 'Search1795219200003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_index_state (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        ready boolean NOT NULL,
        building boolean NOT NULL,
        signature text
      )`);
    // The directory's words, for finding what a misspelt one may have meant.
    await runner.query('CREATE TABLE search_word (word text COLLATE "C" PRIMARY KEY)');
    await runner.query('CREATE INDEX search_word_by_length ON search_word (length(word))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_word');
    await runner.query('DROP TABLE search_index_state');
  }
}
