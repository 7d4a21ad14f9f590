import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Emails to the operator's own mailbox are told from those to the owner of a submission (`NULL` for the deliveries of earlier versions, of
 * which it is not known), and unconfirmed attempts are counted apart from those that failed for sure.
 */
export class NoticesAndUnconfirmedEmails1795219200101 implements MigrationInterface {
  readonly name = 'NoticesAndUnconfirmedEmails1795219200101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE delivery ADD COLUMN is_notice boolean, ADD COLUMN unconfirmed integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE delivery DROP COLUMN is_notice, DROP COLUMN unconfirmed');
  }
}
