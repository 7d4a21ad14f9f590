import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Forms1795219200011 implements MigrationInterface {
  readonly name = 'Forms1795219200011';

  async up(runner: QueryRunner): Promise<void> {
    // The columns, in this order, are those that rate-limiter-flexible reads and writes.
    await runner.query(`
      CREATE TABLE form_attempt (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
    await runner.query(`
      CREATE TABLE form_content (
        key bytea PRIMARY KEY CHECK (octet_length(key) = 32),
        id uuid NOT NULL,
        arrived_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX form_content_by_id ON form_content (id)');
    await runner.query(`
      CREATE TABLE delivery (
        id uuid PRIMARY KEY,
        about uuid NOT NULL,
        channel text NOT NULL CHECK (channel IN ('forward', 'mail')),
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given-up')),
        content jsonb,
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        -- Three days are counted from here; later than its creation when an admin has started it again.
        since timestamptz NOT NULL,
        -- Whoever is at it has until then.
        busy_until timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        delivered_at timestamptz,
        CHECK ((state = 'delivered') = (delivered_at IS NOT NULL)),
        CHECK (state = 'delivered' OR content IS NOT NULL)
      )`);
    await runner.query('CREATE INDEX delivery_by_subject ON delivery (about)');
    await runner.query(`CREATE INDEX delivery_undelivered ON delivery (state, updated_at) WHERE state <> 'delivered'`);
    await runner.query(`
      CREATE TABLE message (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('contact', 'report')),
        name text,
        email text,
        phone text,
        subject text NOT NULL,
        message text NOT NULL,
        listing_slug text,
        listing_title text,
        status text NOT NULL CHECK (status IN ('inbox', 'archived', 'spam')),
        spam_reason text,
        -- What the form carried besides: it goes along when the message is passed on later.
        hidden jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL,
        CHECK ((status = 'spam') = (spam_reason IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX message_by_age ON message (status, created_at DESC, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message, delivery, form_content, form_attempt');
  }
}
