import type { DataSource } from 'typeorm';
import { PostgresFormIntake } from '../../src/platform/forms/postgres-form-intake.js';
import { StoppedClock } from '../../src/shared/testing/doubles.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

it('what identifies senders is deleted when it no longer counts: contents after a day, attempts after their hour', async () => {
  const transactions = transactionsOn(source);
  const clock = new StoppedClock();
  const intake = new PostgresFormIntake(source, transactions, transactions, clock);
  const take = (message: string) =>
    intake.take({ form: 'contact', client: '203.0.113.7', fields: { message }, hidden: {} }, () => Promise.resolve());
  const stored = async () => {
    const [row] = await source.query<{ contents: number; attempts: number }[]>(
      'SELECT (SELECT count(*)::int FROM form_content) AS contents, (SELECT count(*)::int FROM form_attempt) AS attempts',
    );
    return row;
  };
  await take('It drips.');
  await intake.tidy();
  expect(await stored()).toEqual({ contents: 1, attempts: 1 });
  const [attempt] = await source.query<{ expire: string }[]>('SELECT expire FROM form_attempt');
  clock.at = new Date(Number(attempt!.expire) - 1);
  await intake.tidy();
  expect(await stored()).toMatchObject({ attempts: 1 });
  clock.at = new Date(Number(attempt!.expire));
  await intake.tidy();
  expect(await stored()).toMatchObject({ attempts: 0 });
  clock.at = new Date(clock.at.getTime() + 86_400_000);
  await intake.tidy();
  expect(await stored()).toEqual({ contents: 0, attempts: 0 });
});
