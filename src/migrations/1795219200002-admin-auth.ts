import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AdminAuth1795219200002 implements MigrationInterface {
  name = 'AdminAuth1795219200002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admin_credential (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        verifier text NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE admin_session (
        token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL
      )`);
    // The columns, in this order, are those that rate-limiter-flexible reads and writes.
    await runner.query(`
      CREATE TABLE admin_password_attempt (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE admin_password_attempt, admin_session, admin_credential');
  }
}
