import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Admin1795219200006 implements MigrationInterface {
  readonly name = 'Admin1795219200006';

  async up(runner: QueryRunner): Promise<void> {
    // Each state that the settings were saved in; nobody's name stands beside it, because there is one password for all.
    await runner.query(`
      CREATE TABLE settings_revision (
        version integer PRIMARY KEY,
        changed jsonb NOT NULL,
        fields jsonb NOT NULL,
        restored_from integer,
        saved_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `INSERT INTO settings_revision (version, changed, fields, saved_at) SELECT version, changed, '[]', updated_at FROM site_settings`,
    );
    await runner.query(`
      CREATE TABLE audit_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        action text NOT NULL,
        client text,
        detail jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_log');
    await runner.query('DROP TABLE settings_revision');
  }
}
