import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has shown that an address is theirs, and what businesses are told before a renewal changes how they are reached. */
export class Trust1795219200021 implements MigrationInterface {
  readonly name = 'Trust1795219200021';

  async up(runner: QueryRunner): Promise<void> {
    // The SHA-256 of the address in lower case: it can be known again, and not be written to.
    await runner.query(`
      CREATE TABLE confirmed_address (
        key bytea PRIMARY KEY CHECK (octet_length(key) = 32),
        confirmed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      INSERT INTO confirmed_address (key, confirmed_at)
      SELECT sha256(convert_to(email_key, 'UTF8')), max(proven_at) FROM referrer WHERE proven_at IS NOT NULL GROUP BY 1`);
    // A link that went into a letter has a second secret in it, which the answer to the form had not; and whom it was mailed to.
    await runner.query(
      'ALTER TABLE submission_status_link ADD COLUMN proof_hash bytea, ADD COLUMN mailed_key bytea, ADD CHECK ((proof_hash IS NULL) = (mailed_key IS NULL))',
    );
    await runner.query(`
      CREATE TABLE contact_notice (
        id uuid PRIMARY KEY,
        submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
        listing_id text NOT NULL,
        -- The address on file, and what was about to change when it was written to.
        email text NOT NULL,
        changes jsonb NOT NULL,
        token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        objected_at timestamptz
      )`);
    await runner.query('CREATE INDEX contact_notice_by_submission ON contact_notice (submission_id, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_notice');
    await runner.query('ALTER TABLE submission_status_link DROP COLUMN proof_hash, DROP COLUMN mailed_key');
    await runner.query('DROP TABLE confirmed_address');
  }
}
