import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many there were of something on a day: visits to pages, searches, messages. Nothing of who it was. */
export class DayCounts1795219200036 implements MigrationInterface {
  readonly name = 'DayCounts1795219200036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE day_count (
        day date NOT NULL,
        what text COLLATE "C" NOT NULL,
        count integer NOT NULL CHECK (count >= 0),
        PRIMARY KEY (day, what)
      )`);
    await runner.query('CREATE INDEX message_by_time ON message (created_at)');
    await runner.query('CREATE INDEX submission_by_decision ON submission (decided_at) WHERE decided_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX submission_by_decision, message_by_time');
    await runner.query('DROP TABLE day_count');
  }
}
