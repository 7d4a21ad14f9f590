import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { DeliveryStore } from '../../src/platform/deliveries/delivery-store.js';
import { StoppedClock } from '../../src/shared/testing/doubles.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

it('a delivery that fails is tried again, given up after three days or at once, or was withdrawn meanwhile', async () => {
  const clock = new StoppedClock();
  const store = new DeliveryStore(transactionsOn(source), clock);
  const subjects = [randomUUID(), randomUUID(), randomUUID()];
  const [tried, final, withdrawn] = await Promise.all(subjects.map((about) => store.add(about, 'mail', {})));
  expect(await store.failed(tried!, 'no answer', false)).toBe('waiting');
  expect(await store.failed(final!, 'no such address', true)).toBe('given-up');
  await store.stop(subjects[2]!);
  expect(await store.failed(withdrawn!, 'no answer', false)).toBe('gone');
  clock.at = new Date(clock.at.getTime() + 3 * 86_400_000);
  expect(await store.failed(tried!, 'no answer', false)).toBe('given-up');
});
