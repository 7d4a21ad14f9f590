import { randomUUID } from 'node:crypto';
import { PostgresRemoteSources } from '../../src/modules/listings/adapters/postgres/import/postgres-remote-sources.js';
import type { RemoteSource } from '../../src/modules/listings/domain/import/remote/remote-source.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const DUE = new Date('2026-11-20T15:00:00Z');
const LATER = new Date('2026-11-20T15:10:00Z');

it('a table on the web is retried later, unless its schedule was switched off meanwhile', async () => {
  const sources = new PostgresRemoteSources(transactionsOn(await migratedSource()));
  const aSource = (name: string): RemoteSource => ({
    id: randomUUID(),
    name,
    address: `https://example.com/${name}.csv`,
    clock: '0 3 * * *',
    dueAt: DUE,
    checkedAt: null,
    outcome: null,
    problem: null,
  });
  const [fetched, stopped] = [aSource('fetched'), aSource('stopped')];
  for (const source of [fetched, stopped]) await sources.save(source);
  await sources.save({ ...stopped, clock: 'off', dueAt: null });
  for (const { id } of [fetched, stopped]) await sources.postpone(id, LATER);
  expect([(await sources.get(fetched.id)).dueAt, (await sources.get(stopped.id)).dueAt]).toEqual([LATER, null]);
});
