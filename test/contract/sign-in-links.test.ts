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

it('a link works once, and counts towards the hourly emails after that, too', async () => {
  const transactions = transactionsOn(source);
  const [referrers, deliveries, clock] = [new PostgresReferrerRepository(transactions), new SentDeliveries(), new StoppedClock()];
  const eve = { id: randomUUID(), code: 'EVECODE', name: 'Eve', email: 'eve@example.com', createdAt: clock.now() };
  await referrers.add(eve);
  const links = new SignInLinks(new PostgresSignInLinks(transactions), clock, { value: 'https://homewright.example' });
  const mail = new MailSignInLink(links, referrers, deliveries, new OpenIntake(), transactions);
  for (let time = 1; time <= 3; time += 1) {
    const token = (await links.issue(eve.id, true)).link.split('/').at(-1)!;
    expect([await links.use(token), await links.use(token)]).toEqual([expect.objectContaining({ referrerId: eve.id }), undefined]);
  }
  await mail.run(eve.email, '192.0.2.1');
  expect(deliveries.emails).toEqual([]);
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  await mail.run(eve.email, '192.0.2.1');
  expect(deliveries.emails).toHaveLength(1);
});

it('links that ran out a day ago are deleted when the next one is made', async () => {
  const transactions = transactionsOn(source);
  const [referrers, clock] = [new PostgresReferrerRepository(transactions), new StoppedClock()];
  const kim = { id: randomUUID(), code: 'KIMCODE', name: 'Kim', email: 'kim@example.com', createdAt: clock.now() };
  await referrers.add(kim);
  const links = new SignInLinks(new PostgresSignInLinks(transactions), clock, { value: 'https://homewright.example' });
  const first = await links.issue(kim.id, true);
  const stored = async () => (await source.query<object[]>('SELECT FROM referrer_sign_in WHERE referrer_id = $1', [kim.id])).length;
  clock.at = new Date(first.expiresAt.getTime() + 86_400_000);
  await links.issue(kim.id, true);
  expect(await stored()).toBe(2);
  clock.at = new Date(clock.at.getTime() + 1);
  await links.issue(kim.id, true);
  expect(await stored()).toBe(2);
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
