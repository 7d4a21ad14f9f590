import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { EmailLimit } from '../../src/platform/deliveries/email-limit.js';
import { NotDelivered } from '../../src/platform/deliveries/not-delivered.js';
import { PostgresConfirmedAddresses } from '../../src/platform/deliveries/postgres-confirmed-addresses.js';
import { emailKeyOf } from '../../src/shared/contact/confirmed-addresses.js';
import { FixedSettings } from '../../src/shared/testing/fixed-settings.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { transactionsOn } from '../support/transaction.js';

let database: TestDatabase;
let sources: DataSource[];
let confirmed: PostgresConfirmedAddresses;
/** Of two processes on one database. */
let limits: EmailLimit[];

beforeAll(async () => {
  database = await createDatabase({ migrated: true });
  const options = databaseOptions(database.url);
  // As many at once as here wait for each other longer than a visitor may.
  const patient = { ...options, connectTimeoutMS: 60_000, extra: { ...(options.extra as object), statement_timeout: 60_000 } };
  sources = await Promise.all([1, 2].map(() => new DataSource(patient).initialize()));
  confirmed = new PostgresConfirmedAddresses(transactionsOn(sources[0]!), { now: () => new Date() });
  limits = sources.map((source) => new EmailLimit(source, confirmed, new FixedSettings({ NOTIFY_EMAIL: 'desk@example.com' })));
});

afterAll(async () => {
  await Promise.all(sources.map((source) => source.destroy()));
  await database.drop();
});

/** How many of twenty emails, sent by both at once, are handed over. */
async function handedOver(address: string, hand: () => Promise<void> = () => Promise.resolve()): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, turn) => limits[turn % 2]!.within(address, hand)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(NotDelivered);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

it('sends five emails a day to one address, ignoring case, from all processes together', async () => {
  expect(await handedOver('ann@example.com')).toBe(5);
  expect(await handedOver('Ann@Example.com')).toBe(0);
  // One mailbox, whatever is quoted.
  expect(await handedOver('"a\\nn"@example.com')).toBe(0);
  expect(await handedOver('ben@example.com')).toBe(5);
  await expect(limits[0]!.within('ann@example.com', () => Promise.resolve())).rejects.toMatchObject({ final: true });
  // What warns its reader waits.
  await expect(limits[0]!.within('ann@example.com', () => Promise.resolve(), { warns: true })).rejects.toMatchObject({ final: false });
});

it('does not count emails to the operator or to confirmed addresses', async () => {
  expect(await handedOver('desk@example.com')).toBe(20);
  await confirmed.confirm(emailKeyOf('zoe@example.com'));
  await confirmed.confirm(emailKeyOf('zoe@example.com'));
  expect(await handedOver('Zoe@example.com')).toBe(20);
});

it('gives the right reason: an unasked email counts for a confirmed address, too', async () => {
  const nothing = () => Promise.resolve();
  await confirmed.confirm(emailKeyOf('lou@example.com'));
  for (let time = 1; time <= 5; time++) await limits[0]!.within('lou@example.com', nothing, { unasked: true });
  await expect(limits[0]!.within('lou@example.com', nothing, { unasked: true })).rejects.toThrow(
    /^the address has had 5 emails within a day$/,
  );
  await handedOver('max@example.com');
  await expect(limits[0]!.within('max@example.com', nothing)).rejects.toThrow('5 emails within a day, and has not confirmed itself');
});

it('does not count an email that was refused, but one that may have arrived', async () => {
  const refuse = (mayHaveArrived: boolean) => () => Promise.reject(new NotDelivered('no', { mayHaveArrived }));
  for (let time = 1; time <= 7; time++) await expect(limits[0]!.within('kim@example.com', refuse(false))).rejects.toThrow('no');
  for (let time = 1; time <= 3; time++) await expect(limits[1]!.within('kim@example.com', refuse(true))).rejects.toThrow('no');
  expect(await handedOver('kim@example.com')).toBe(2);
});

it('an email beyond the limit takes no place of others', async () => {
  const nothing = () => Promise.resolve();
  for (let time = 1; time <= 4; time++) await limits[0]!.within('pat@example.com', nothing);
  // While the fifth is on its way, a sixth is held back; then the mail server refuses the fifth.
  const refused = limits[0]!.within('pat@example.com', async () => {
    await expect(limits[1]!.within('pat@example.com', nothing)).rejects.toThrow('5 emails within a day');
    throw new NotDelivered('no');
  });
  await expect(refused).rejects.toThrow('no');
  await limits[0]!.within('pat@example.com', nothing);
});
