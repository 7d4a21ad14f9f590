import type { DataSource } from 'typeorm';
import { PostgresSubmittedBusinesses } from '../../src/modules/referrals/adapters/postgres/postgres-submitted-businesses.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

/** The first referral of a business counts: each one is compared with those that are recorded already. */
it('forms that have no referral yet are read the oldest first', async () => {
  await source.query(
    `INSERT INTO referrer (id, code, name, email, email_key, created_at) VALUES (gen_random_uuid(), 'ANNCODE', 'Ann', 'ann@example.com', 'ann@example.com', now())`,
  );
  await source.query(
    `INSERT INTO submission (id, kind, status, fields, ref, created_at, version, title_key, phone_key)
     SELECT gen_random_uuid(), 'new', 'pending', jsonb_build_object('title', title), 'ANNCODE', at::timestamptz, 1, lower(title), '+1519555010' || length(title)
       FROM (VALUES ('Second', '2026-02-02T08:00:00Z'), ('First', '2026-02-01T08:00:00Z'), ('Third one', '2026-02-03T08:00:00Z')) AS form (title, at)`,
  );
  const forms = await new PostgresSubmittedBusinesses(transactionsOn(source)).unrecorded();
  expect(forms.map(({ business }) => business.name)).toEqual(['First', 'Second', 'Third one']);
});
