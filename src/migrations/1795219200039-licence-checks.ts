import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which licence number an admin has compared with the register, and when. A check of another number than the listing's says nothing of it. */
export class LicenceChecks1795219200039 implements MigrationInterface {
  readonly name = 'LicenceChecks1795219200039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE licence_check (
        listing_key bigint PRIMARY KEY REFERENCES listing (key) ON DELETE CASCADE,
        number text NOT NULL,
        checked_at timestamptz NOT NULL,
        checked_by text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE licence_check');
  }
}
