import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Submissions1795219200012 implements MigrationInterface {
  readonly name = 'Submissions1795219200012';

  async up(runner: QueryRunner): Promise<void> {
    // The keys are what two submissions of one business have in common, folded by the application.
    await runner.query(`
      CREATE TABLE submission (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('new', 'renewal')),
        status text NOT NULL CHECK (status IN ('pending', 'changes-requested', 'approved', 'rejected', 'spam', 'withdrawn')),
        fields jsonb NOT NULL,
        ref text,
        reason text,
        spam_reason text,
        listing_id text,
        created_at timestamptz NOT NULL,
        decided_at timestamptz,
        version integer NOT NULL,
        title_key text COLLATE "C" NOT NULL,
        city_key text COLLATE "C",
        phone_key text COLLATE "C",
        site_key text COLLATE "C",
        CHECK ((status = 'approved') <= (listing_id IS NOT NULL))
      )`);
    // Of a link only the hash is here: whoever reads it cannot follow it.
    await runner.query(`
      CREATE TABLE submission_status_link (
        token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    for (const index of [...INDEXES, ...LISTING_INDEXES]) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_by_phone, listing_by_site, listing_by_title_and_city');
    await runner.query('DROP TABLE submission_status_link, submission');
  }
}

const OPEN = `WHERE status IN ('pending', 'changes-requested')`;

const INDEXES = [
  'CREATE INDEX submission_by_age ON submission (created_at DESC, id)',
  'CREATE INDEX submission_by_status ON submission (status, created_at DESC, id)',
  'CREATE INDEX submission_by_ref ON submission (ref) WHERE ref IS NOT NULL',
  'CREATE INDEX submission_link_by_submission ON submission_status_link (submission_id)',
  `CREATE INDEX submission_by_phone ON submission (phone_key) ${OPEN}`,
  `CREATE INDEX submission_by_site ON submission (site_key) ${OPEN}`,
  `CREATE INDEX submission_by_title_and_city ON submission (title_key, city_key) ${OPEN}`,
];

/** By what a listing is recognised that somebody writes about: exactly, and whether it is published or not. */
const LISTING_INDEXES = [
  `CREATE INDEX listing_by_phone ON listing (phone_e164) WHERE status <> 'removed' AND phone_e164 IS NOT NULL`,
  `CREATE INDEX listing_by_site ON listing (left(regexp_replace(regexp_replace(lower(website), '^https?://(www\\.)?', ''), '[/?#]+$', ''), 200))
    WHERE status <> 'removed' AND website IS NOT NULL`,
  `CREATE INDEX listing_by_title_and_city ON listing (title_key, city_key) WHERE status <> 'removed'`,
];
