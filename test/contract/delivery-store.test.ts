import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { DeliveryStore } from '../../src/platform/deliveries/delivery-store.js';
import { LIMIT_REACHED } from '../../src/platform/deliveries/email-limit.js';
import { StoppedClock } from '../../src/shared/testing/doubles.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

interface Retried {
  id: string;
  about: string;
}

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

it('all given-up deliveries are retried, except outdated ones and those stopped by a rule', async () => {
  const clock = new StoppedClock();
  const store = new DeliveryStore(transactionsOn(source), clock);
  const email = { to: 'ann@example.com', subject: 'Your reward', text: 'Soon.' };
  const anHourOn = new Date(clock.at.getTime() + 3_600_000);
  const reward = await store.add(randomUUID(), 'mail', email);
  const signIn = await store.add(randomUUID(), 'mail', { ...email, subject: 'Sign in', expiresAt: anHourOn });
  const form = await store.add(randomUUID(), 'forward', { fields: { subject: 'Taps' }, hidden: {} });
  const held = await store.add(randomUUID(), 'mail', email);
  for (const id of [reward, signIn, form]) await store.failed(id, 'no server', true);
  await store.failed(held, LIMIT_REACHED.always, true);
  const found = async () => (await store.givenUp(100)).filter(({ id }) => [reward, signIn, form, held].includes(id));
  const seen = new Map((await found()).map((each) => [each.id, each]));
  expect(seen.get(reward)).toMatchObject({ channel: 'mail', to: 'ann@example.com', subject: 'Your reward', lastError: 'no server' });
  expect(seen.get(form)).toMatchObject({ channel: 'forward', to: null, subject: 'Taps', outdated: false });
  expect([seen.get(signIn)?.outdated, seen.has(held)]).toEqual([false, false]);
  // They are listed and counted separately.
  expect((await store.givenUp(100, { heldBack: true })).map(({ id, lastError }) => [id, lastError])).toEqual([
    [held, LIMIT_REACHED.always],
  ]);
  expect(await store.count()).toMatchObject({ 'given-up': 3, 'held-back': 1 });
  clock.at = anHourOn;
  expect(await store.findGivenUpForUpdate(signIn)).toMatchObject({ outdated: true });
  const restarted = (await store.restartAllGivenUp(100)).map(({ id }) => id);
  expect([reward, signIn, form, held].map((id) => restarted.includes(id))).toEqual([true, false, true, false]);
  expect((await found()).map(({ id, outdated }) => [id, outdated])).toEqual([[signIn, true]]);
  expect([await store.discard(signIn), await store.discard(signIn), await store.discard(reward)]).toEqual([true, false, false]);
});

it('a failed delivery is retried, given up after three days or at once, or was cancelled meanwhile', async () => {
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

it('cancelled deliveries say who is not notified by that', async () => {
  const store = new DeliveryStore(transactionsOn(source), new StoppedClock());
  const about = randomUUID();
  const owners = await store.add(about, 'mail', { to: 'ann@example.com' });
  await store.add(about, 'mail', { to: 'desk@example.com' }, true);
  expect(await store.stop(about)).toEqual({ operator: true, owner: true });
  const delivered = await store.add(about, 'mail', { to: 'ann@example.com' });
  await store.delivered(delivered);
  await store.add(about, 'forward', {});
  expect(await store.stop(about)).toEqual({ operator: true, owner: false });
  expect(await store.stop(about)).toEqual({ operator: false, owner: false });
  expect([await store.claim(owners), (await store.statesOf([about])).map(({ state }) => state)]).toEqual([undefined, ['delivered']]);
});

it.each([
  ['with all of its submission', async (store: DeliveryStore, { about }: Retried) => void (await store.restart(about))],
  ['by itself', (store: DeliveryStore, { id }: Retried) => store.restartGivenUp(id)],
  ['with all that were given up', async (store: DeliveryStore) => void (await store.restartAllGivenUp(100))],
])('a given-up delivery that is retried %s has another three days, and all of its attempts', async (_how, retry) => {
  const clock = new StoppedClock();
  const store = new DeliveryStore(transactionsOn(source), clock);
  const about = randomUUID();
  const id = await store.add(about, 'mail', {});
  clock.at = new Date(clock.at.getTime() + 3 * 86_400_000);
  expect(await store.failed(id, 'no answer', false, true)).toBe('given-up');
  await retry(store, { id, about });
  expect(await store.claim(id)).toMatchObject({ unconfirmed: 0 });
  expect(await store.failed(id, 'no answer', false)).toBe('waiting');
});

it('a delivery without an attempt for three hours is queued again, once', async () => {
  const clock = new StoppedClock();
  const store = new DeliveryStore(transactionsOn(source), clock);
  const id = await store.add(randomUUID(), 'mail', {});
  const isForgotten = async () => (await store.forgotten()).some((each) => each.id === id);
  clock.at = new Date(clock.at.getTime() + 3 * 3_600_000 - 1);
  expect(await isForgotten()).toBe(false);
  clock.at = new Date(clock.at.getTime() + 1);
  expect([await isForgotten(), await isForgotten()]).toEqual([true, false]);
});

it('a claimed delivery says whether its link has expired', async () => {
  const clock = new StoppedClock();
  const store = new DeliveryStore(transactionsOn(source), clock);
  const expiresAt = new Date(clock.at.getTime() + 3_600_000);
  const signIn = await store.add(randomUUID(), 'mail', { subject: 'Sign in', expiresAt });
  expect(await store.claim(signIn)).toMatchObject({ channel: 'mail', content: { subject: 'Sign in' }, outdated: false });
  clock.at = expiresAt;
  expect(await store.claim(signIn)).toMatchObject({ outdated: true });
  const reward = await store.add(randomUUID(), 'mail', { subject: 'Your reward' });
  expect(await store.claim(reward)).toMatchObject({ outdated: false });
});

it('a delivery is claimed by one process at a time, and again if that process has been silent for long', async () => {
  const clock = new StoppedClock();
  const store = new DeliveryStore(transactionsOn(source), clock);
  const about = randomUUID();
  const id = await store.add(about, 'mail', { subject: 'Your reward' });
  expect(await store.claim(id)).toMatchObject({ channel: 'mail' });
  expect(await store.statesOf([about])).toMatchObject([{ attempts: 1 }]);
  expect(await store.claim(id)).toBe('busy');
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  expect(await store.claim(id)).toMatchObject({ channel: 'mail' });
  await store.failed(id, 'no answer', false);
  expect(await store.claim(id)).toMatchObject({ channel: 'mail' });
  await store.delivered(id);
  expect(await store.claim(id)).toBeUndefined();
  expect(await store.statesOf([about])).toMatchObject([{ state: 'delivered', attempts: 3, lastError: null }]);
});

it('knows by which channels the operator is told, whatever is sent to an owner', async () => {
  const store = new DeliveryStore(transactionsOn(source), new StoppedClock());
  const about = randomUUID();
  await store.add(about, 'mail', { to: 'owner@example.com' });
  expect(await store.operatorChannels(about)).toEqual([]);
  await store.add(about, 'forward', {});
  expect(await store.operatorChannels(about)).toEqual(['forward']);
  const notice = await store.add(about, 'mail', { to: 'desk@example.com' }, true);
  expect((await store.operatorChannels(about)).toSorted()).toEqual(['forward', 'mail']);
  expect(await store.claim(notice)).toMatchObject({ isNotice: true, unconfirmed: 0 });
  await store.failed(notice, 'no answer', false, true);
  expect(await store.claim(notice)).toMatchObject({ unconfirmed: 1 });
  await store.restart(about);
  await store.failed(notice, 'no answer', false);
  expect(await store.claim(notice)).toMatchObject({ unconfirmed: 0 });
});
