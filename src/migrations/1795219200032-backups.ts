import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done with backups, on every machine; the files themselves lie in folders. */
export class Backups1795219200032 implements MigrationInterface {
  readonly name = 'Backups1795219200032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_run (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('backup', 'test', 'restore')),
        name text COLLATE "C" NOT NULL,
        reason text NOT NULL,
        machine text NOT NULL,
        started_at timestamptz NOT NULL,
        beat_at timestamptz NOT NULL,
        ended_at timestamptz,
        due_at timestamptz UNIQUE,
        problem text,
        detail jsonb NOT NULL DEFAULT '{}',
        forgotten boolean NOT NULL DEFAULT false
      )`);
    await runner.query('CREATE INDEX backup_run_by_time ON backup_run (started_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_run');
  }
}
