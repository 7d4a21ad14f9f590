import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PostgresReferrerRepository } from '../../src/modules/referrals/adapters/postgres/postgres-referrer-repository.js';
import { PostgresSignInLinks } from '../../src/modules/referrals/adapters/postgres/postgres-sign-in-links.js';
import { MailSignInLink, SignInLinks } from '../../src/modules/referrals/application/sign-in-links.js';
import { OpenIntake, SentDeliveries, StoppedClock } from '../../src/shared/testing/doubles.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

it('at most three links an hour are emailed, also to simultaneous requests', async () => {
  const transactions = transactionsOn(source);
  const [referrers, deliveries, clock] = [new PostgresReferrerRepository(transactions), new SentDeliveries(), new StoppedClock()];
  await referrers.add({ id: randomUUID(), code: 'ANNCODE', name: 'Ann', email: 'ann@example.com', createdAt: clock.now() });
  const links = new SignInLinks(new PostgresSignInLinks(transactions), clock, { value: 'https://homewright.example' });
  const mail = new MailSignInLink(links, referrers, deliveries, new OpenIntake(), transactions);
  const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, work));
  // Connections are open: with one that opens while others answer, requests would come one after the other.
  await atOnce(() => source.query('SELECT 1'));
  await atOnce(() => mail.run('Ann@example.com', '192.0.2.1'));
  expect(deliveries.emails).toHaveLength(3);
});

it('links that an admin has copied do not count towards the hourly emails of the referrer', async () => {
  const transactions = transactionsOn(source);
  const [referrers, deliveries, clock] = [new PostgresReferrerRepository(transactions), new SentDeliveries(), new StoppedClock()];
  const ben = { id: randomUUID(), code: 'BENCODE', name: 'Ben', email: 'ben@example.com', createdAt: clock.now() };
  await referrers.add(ben);
  const links = new SignInLinks(new PostgresSignInLinks(transactions), clock, { value: 'https://homewright.example' });
  for (let time = 1; time <= 3; time += 1) await links.issue(ben.id, false);
  await new MailSignInLink(links, referrers, deliveries, new OpenIntake(), transactions).run(ben.email, '192.0.2.1');
  expect(deliveries.emails).toHaveLength(1);
});
