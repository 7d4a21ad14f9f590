import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Referrals1795219200013 implements MigrationInterface {
  readonly name = 'Referrals1795219200013';

  async up(runner: QueryRunner): Promise<void> {
    // A row for each code. Those of one person stay apart until he has proven the address: then one stands for all of them.
    await runner.query(`
      CREATE TABLE referrer (
        id uuid PRIMARY KEY,
        code text COLLATE "C" NOT NULL UNIQUE,
        name text NOT NULL,
        email text NOT NULL,
        email_key text COLLATE "C" NOT NULL,
        merged_into uuid REFERENCES referrer,
        proven_at timestamptz,
        created_at timestamptz NOT NULL,
        CHECK (merged_into IS NULL OR merged_into <> id)
      )`);
    // One for each code and phone number, whoever records it how often.
    await runner.query(`
      CREATE TABLE referral (
        id uuid PRIMARY KEY,
        referrer_id uuid NOT NULL REFERENCES referrer,
        phone_e164 text COLLATE "C" NOT NULL,
        business jsonb NOT NULL,
        site_key text COLLATE "C",
        city_key text COLLATE "C",
        status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
        flags jsonb NOT NULL,
        reason text,
        submission_id uuid UNIQUE,
        referred_at timestamptz NOT NULL,
        decided_at timestamptz,
        UNIQUE (referrer_id, phone_e164),
        CHECK ((status = 'pending') = (decided_at IS NULL))
      )`);
    await runner.query(`
      CREATE TABLE reward_ledger (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        referral_id uuid NOT NULL UNIQUE REFERENCES referral,
        referrer_id uuid NOT NULL REFERENCES referrer,
        cents integer NOT NULL CHECK (cents BETWEEN 0 AND 1000000),
        paid_at timestamptz NOT NULL
      )`);
    // Of a link only the hash is here: whoever reads it cannot follow it.
    await runner.query(`
      CREATE TABLE referrer_sign_in (
        token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        referrer_id uuid NOT NULL REFERENCES referrer,
        proves_email boolean NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    for (const statement of [...LEDGER_RULE, ...INDEXES, SUBMITTED]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW submitted_business');
    await runner.query('DROP INDEX submission_by_code, submission_by_email, listing_by_email');
    await runner.query('DROP TABLE referrer_sign_in, reward_ledger, referral, referrer');
    await runner.query('DROP FUNCTION refuse_change_of_ledger');
  }
}

/** Money that was promised stays written: the rule is here, so that no part of the application and no console gets around it unawares. */
const LEDGER_RULE = [
  `CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN RAISE EXCEPTION 'The reward ledger only grows: its rows are never changed or deleted.' USING ERRCODE = 'restrict_violation'; END $$`,
  `CREATE TRIGGER reward_ledger_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON reward_ledger
   FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger()`,
];

const INDEXES = [
  'CREATE INDEX referrer_by_email ON referrer (email_key)',
  'CREATE INDEX referrer_by_merge ON referrer (merged_into) WHERE merged_into IS NOT NULL',
  'CREATE INDEX referral_by_phone ON referral (phone_e164)',
  'CREATE INDEX referral_by_site ON referral (site_key) WHERE site_key IS NOT NULL',
  'CREATE INDEX referral_by_city ON referral (city_key) WHERE city_key IS NOT NULL',
  `CREATE INDEX referral_pending ON referral (referred_at) WHERE status = 'pending'`,
  'CREATE INDEX reward_ledger_by_referrer ON reward_ledger (referrer_id)',
  'CREATE INDEX referrer_sign_in_by_referrer ON referrer_sign_in (referrer_id, created_at)',
  `CREATE INDEX submission_by_code ON submission (upper(ref)) WHERE ref IS NOT NULL AND kind = 'new'`,
  `CREATE INDEX submission_by_email ON submission (lower(fields->>'email'))`,
  `CREATE INDEX listing_by_email ON listing (lower(email)) WHERE status <> 'removed' AND email IS NOT NULL`,
];

/** What submissions publish of businesses that ask to be listed: whom somebody may have referred. */
const SUBMITTED = `
CREATE VIEW submitted_business AS
SELECT id, status, upper(ref) AS code, listing_id, created_at,
       fields->>'title' AS name, fields->>'industry' AS industry, fields->>'phone' AS phone, phone_key AS phone_e164,
       fields->>'email' AS email, fields->>'website' AS website, fields->>'city' AS city
  FROM submission
 WHERE kind = 'new'`;
