import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PostgresReferrerRepository } from '../../src/modules/referrals/adapters/postgres/postgres-referrer-repository.js';
import { PostgresSubmittedBusinesses } from '../../src/modules/referrals/adapters/postgres/postgres-submitted-businesses.js';
import { ReferralPrivacy } from '../../src/modules/referrals/adapters/postgres/referral-privacy.js';
import { PostgresAuditLog } from '../../src/platform/audit/postgres-audit-log.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

it('the code of an erased referrer with a reward is unknown, in a form and at the next start', async () => {
  const transactions = transactionsOn(source);
  const [referrers, forms] = [new PostgresReferrerRepository(transactions), new PostgresSubmittedBusinesses(transactions)];
  const zoe = { id: randomUUID(), code: 'ZOECODE', name: 'Zoé', email: 'zoe@example.com', createdAt: new Date() };
  await referrers.add(zoe);
  await source.query(
    `WITH referral AS (INSERT INTO referral (id, referrer_id, phone_e164, business, status, flags, referred_at, decided_at)
                       VALUES (gen_random_uuid(), $1, '+15195550101', '{}', 'approved', '[]', now(), now()) RETURNING id)
     INSERT INTO reward_ledger (referral_id, referrer_id, cents, paid_at) SELECT id, $1, 5000, now() FROM referral`,
    [zoe.id],
  );
  await source.query(
    `INSERT INTO submission (id, kind, status, fields, ref, created_at, version, title_key, phone_key)
     VALUES (gen_random_uuid(), 'new', 'pending', '{"title":"Kettle"}', 'zoecode', now(), 1, 'kettle', '+15195550199')`,
  );
  expect([await referrers.findByCode('ZOECODE'), (await forms.unrecorded()).length]).toEqual([zoe, 1]);
  await new ReferralPrivacy(transactions, new PostgresAuditLog(transactions)).erase({ email: 'zoe@example.com', listings: false });
  expect(await referrers.find(zoe.id)).toMatchObject({ name: '', email: '' });
  expect([await referrers.findByCode('ZOECODE'), await forms.unrecorded()]).toEqual([undefined, []]);
});
