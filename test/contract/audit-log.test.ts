import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PostgresAuditLog } from '../../src/platform/audit/postgres-audit-log.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;
let audit: PostgresAuditLog;

beforeAll(async () => {
  source = await migratedSource();
  audit = new PostgresAuditLog(transactionsOn(source));
});

describe('an idempotency key', () => {
  it('makes a repeated request wait for the first one, and find what that did', async () => {
    const transactions = transactionsOn(source);
    const log = new PostgresAuditLog(transactions);
    const request = randomUUID();
    const [looked, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = transactions.run(async () => {
      const found = await log.doneBy(request);
      looked.resolve();
      await second.promise;
      await log.record({ action: 'listing-added', client: null, detail: { id: 'first' }, request });
      return found;
    });
    await looked.promise;
    let isOver = false;
    const repeated = transactions.run(() => log.doneBy(request)).finally(() => (isOver = true));
    const isWaiting = async () =>
      (
        await source.query<object[]>(
          `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
        )
      ).length > 0;
    while (!isOver && !(await isWaiting()));
    second.resolve();
    expect([await first, await repeated]).toEqual([undefined, { id: 'first', request }]);
  });

  it('counts for a day', async () => {
    const request = randomUUID();
    await audit.record({ action: 'listing-added', client: null, detail: { id: 'early' }, request });
    const age = (interval: string) =>
      source.query(`UPDATE audit_log SET at = now() - $2::interval WHERE detail->>'request' = $1`, [request, interval]);
    await age('23 hours');
    expect(await audit.doneBy(request)).toMatchObject({ id: 'early' });
    await age('25 hours');
    expect(await audit.doneBy(request)).toBeUndefined();
  });
});

it('the entry of a merge is emptied with the listing that was merged, and with the one that stayed', async () => {
  const merged = (id: string, from: string) =>
    audit.record({ action: 'listings-merged', client: null, detail: { id, from, fromTitle: 'Zoé’s Taps' } });
  await merged('stays', 'gone');
  await merged('gone too', 'another');
  await merged('others', 'else');
  expect(await audit.forget(['gone', 'gone too'])).toBe(2);
  const { items } = await audit.latest({ page: 1, limit: 3 });
  expect(items.map(({ detail }) => detail)).toEqual([
    { id: 'others', from: 'else', fromTitle: 'Zoé’s Taps' },
    { erased: true },
    { erased: true },
  ]);
});
