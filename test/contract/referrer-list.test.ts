import type { DataSource } from 'typeorm';
import { PostgresReferralQueries } from '../../src/modules/referrals/adapters/postgres/postgres-referral-queries.js';
import type { ReferrerQuery } from '../../src/modules/referrals/application/referral-queries.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;
let queries: PostgresReferralQueries;

beforeAll(async () => {
  source = await migratedSource();
  queries = new PostgresReferralQueries(transactionsOn(source));
});

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
let hour = 0;

async function aReferrer(number: number, code: string, name: string, mergedInto?: number): Promise<void> {
  await source.query(
    `INSERT INTO referrer (id, code, name, email, email_key, merged_into, created_at)
     VALUES ($1, $2, $3, lower(split_part($3, ' ', 1)) || '@example.com', $2, $4, '2026-01-01T00:00:00Z'::timestamptz + $5 * interval '1 hour')`,
    [id(number), code, name, mergedInto === undefined ? null : id(mergedInto), (hour += 1)],
  );
}

async function aReferral(number: number, name: string, phone: string, status: string, cents?: number): Promise<void> {
  await source.query(
    `WITH referral AS (INSERT INTO referral (id, referrer_id, phone_e164, business, status, flags, referred_at, decided_at)
       VALUES (gen_random_uuid(), $1, $3, jsonb_build_object('name', $2::text, 'phone', $3::text, 'industry', 'Plumber'), $4, '[]',
               '2026-01-01T00:00:00Z'::timestamptz + $6 * interval '1 hour', CASE WHEN $4 <> 'pending' THEN now() END) RETURNING id)
     INSERT INTO reward_ledger (referral_id, referrer_id, cents, paid_at) SELECT id, $1, $5, now() FROM referral WHERE $5::int IS NOT NULL`,
    [id(number), name, phone, status, cents ?? null, (hour += 1)],
  );
}

/** Who is left, with which businesses. */
const left = async (query: Partial<ReferrerQuery>) =>
  (await queries.list({ page: 1, limit: 20, ...query })).items.map(
    ({ referrerName, businessesReferred }) => `${referrerName}: ${businessesReferred.map(({ businessName }) => businessName).join(', ')}`,
  );

describe('the list', () => {
  beforeAll(async () => {
    await aReferrer(1, 'ANNCODE234', 'Ann Example');
    await aReferrer(2, 'ANNOTHER56', 'Somebody Else', 1);
    await aReferrer(3, 'BENCODE234', 'Ben Sample_50%');
    await aReferral(1, 'Fir Lane Plumbing', '(519) 555-0100', 'pending');
    await aReferral(2, 'Oak Drains', '416 555 0177', 'approved', 7_550);
  });

  const ALL = 'Ann Example: Oak Drains, Fir Lane Plumbing';

  it.each([
    ['', ['Ben Sample_50%: ', ALL]],
    ['ann example', [ALL]],
    ['BEN@', ['Ben Sample_50%: ']],
    ['annother56', [ALL]],
    ['oak', ['Ann Example: Oak Drains']],
    ['(416) 555', ['Ann Example: Oak Drains']],
    ['5550177', ['Ann Example: Oak Drains']],
    ['plumber', [ALL]],
    ['nobody', []],
    ['()', []],
    ['_50%', ['Ben Sample_50%: ']],
    ['e_50%', ['Ben Sample_50%: ']],
    ['x%', []],
  ])('“%s” finds %j', async (q, found) => {
    expect(await left({ q })).toEqual(found);
  });

  it.each([
    ['', 'pending', ['Ann Example: Fir Lane Plumbing']],
    ['oak', 'approved', ['Ann Example: Oak Drains']],
    ['oak', 'pending', []],
    ['ann', 'approved', ['Ann Example: Oak Drains']],
    ['555', 'pending', ['Ann Example: Fir Lane Plumbing']],
    ['ben', 'pending', []],
    ['', 'rejected', []],
  ] as const)('“%s” with status %s finds %j', async (q, status, found) => {
    expect(await left({ q, status })).toEqual(found);
  });

  it('has the codes and rewards of one person together, its pages, and the figures of the whole programme', async () => {
    const { items, ...rest } = await queries.list({ page: 2, limit: 1, q: '' });
    expect(rest).toEqual({ total: 2, page: 2, totalPages: 2, figures: { referrers: 2, pending: 1, rewardsPaid: 75.5 } });
    expect(items).toMatchObject([{ code: 'ANNCODE234', otherCodes: ['ANNOTHER56'], totalRewards: 75.5, businessesTotal: 2 }]);
    expect(await queries.list({ page: 9, limit: 20, q: 'oak' })).toMatchObject({ items: [], total: 1, totalPages: 1 });
  });
});

it('a page has the newest businesses of a referrer and their number; all are returned on request', async () => {
  await source.query(
    `INSERT INTO referrer (id, code, name, email, email_key, created_at)
     SELECT gen_random_uuid(), 'FLOOD' || i, 'Flood ' || i, 'x@example.com', 'x', '2026-06-01T00:00:00Z'::timestamptz + i * interval '1 second' FROM generate_series(1, 1001) i`,
  );
  await source.query(
    `INSERT INTO referral (id, referrer_id, phone_e164, business, status, flags, referred_at)
     SELECT gen_random_uuid(), referrer.id, '+1' || i, jsonb_build_object('name', 'Number ' || i, 'phone', '+1' || i, 'industry', 'Plumber'), 'pending', '[]',
            '2026-06-01T00:00:00Z'::timestamptz + i * interval '1 second'
       FROM referrer, generate_series(1, 101) i WHERE code = 'FLOOD1001'`,
  );
  const all = await queries.all();
  expect([all.filter(({ code }) => code.startsWith('FLOOD')).length, all[0]!.businessesReferred.length]).toEqual([1_001, 101]);
  const [newest] = (await queries.list({ page: 1, limit: 20 })).items;
  expect([newest!.businessesTotal, newest!.businessesReferred.length, newest!.businessesReferred[0]!.businessName]).toEqual([
    101,
    100,
    'Number 101',
  ]);
  const { items, total } = await queries.list({ page: 1, limit: 20, q: 'number 1' });
  expect([total, items[0]!.businessesTotal, items[0]!.businessesReferred.length]).toEqual([1, 13, 13]);
});
