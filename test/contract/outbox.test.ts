import { PgBossOutbox } from '../../src/platform/outbox/pg-boss-outbox.js';
import { eventually } from '../support/api.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

it('a backlog is processed batch by batch, without a pause between full ones', async () => {
  const source = await migratedSource();
  const transaction = transactionsOn(source);
  const outbox = new PgBossOutbox((source.options as { url: string }).url, transaction);
  const handled: number[] = [];
  // A minute between two looks for what is due: longer than this test waits.
  outbox.handle<{ number: number }>('backlog', { batch: 5, retryDelay: 60, retryDelayMax: 60, retryDays: 1 }, (payloads) => {
    handled.push(...payloads.map(({ number }) => number));
    return Promise.resolve();
  });
  try {
    await outbox.onModuleInit();
    const numbers = Array.from({ length: 23 }, (_, index) => index);
    await transaction.run(async () => {
      for (const number of numbers) await outbox.add('backlog', { number });
    });
    await outbox.onApplicationBootstrap();
    await eventually(
      () => Promise.resolve(handled.length >= numbers.length),
      () => `all are carried out, not ${handled.length}`,
    );
    expect(handled.toSorted((a, b) => a - b)).toEqual(numbers);
  } finally {
    await outbox.onApplicationShutdown();
  }
});

it('a topic that is to work alone has one batch at a time in all processes', async () => {
  const source = await migratedSource();
  const outbox = new PgBossOutbox((source.options as { url: string }).url, transactionsOn(source));
  const options = { batch: 5, retryDelay: 60, retryDelayMax: 60, retryDays: 1 };
  outbox.handle('alone', { ...options, alone: true }, () => Promise.resolve());
  outbox.handle('together', options, () => Promise.resolve());
  try {
    await outbox.onModuleInit();
    const policies: object[] = await source.query(
      `SELECT name, policy FROM pgboss.queue WHERE name IN ('alone', 'together') ORDER BY name`,
    );
    expect(policies).toEqual([
      { name: 'alone', policy: 'singleton' },
      { name: 'together', policy: 'standard' },
    ]);
  } finally {
    await outbox.onApplicationShutdown();
  }
});
