import { Logger } from '@nestjs/common';
import type { Outbox } from '../../shared/outbox.js';
import { FixedSettings } from '../../shared/testing/fixed-settings.js';
import { DeliveryRounds } from './delivery-rounds.js';
import type { DeliveryStore } from './delivery-store.js';
import type { EmailLimit } from './email-limit.js';
import { NotDelivered } from './not-delivered.js';
import type { OutboxDeliveries } from './outbox-deliveries.js';

const SECRET = 'https://me:50%off@forms.example';
const logged: unknown[][] = [];

beforeAll(() => {
  const keep = (...parts: unknown[]) => void logged.push(parts);
  Logger.overrideLogger({ log: keep, warn: keep, error: keep });
});

afterAll(() => void Logger.overrideLogger(['error', 'warn']));

beforeEach(() => logged.splice(0));

/**
 * A round of emails, sent to their ids; `since` are those that have been tried for three days, `gone` those that are withdrawn meanwhile, and
 * `outdated` those of which the link has run out. Each round is another attempt.
 */
function rounds(sending: (id: string) => Promise<void>, since: string[] = [], gone: string[] = [], outdated: string[] = []) {
  const [delivered, failed]: [string[], [string, string][]] = [[], []];
  const unconfirmed = new Map<string, number>();
  const store = {
    claim: (id: string) => {
      const content = { to: id, subject: 'S', text: 'T' };
      const isNotice = id === 'notice';
      return Promise.resolve({
        channel: 'mail',
        content,
        isNotice,
        outdated: outdated.includes(id),
        unconfirmed: unconfirmed.get(id) ?? 0,
      });
    },
    delivered: (id: string) => Promise.resolve(void delivered.push(id)),
    failed: (id: string, reason: string, final: boolean, mayHaveArrived: boolean) => {
      failed.push([id, reason]);
      if (mayHaveArrived) unconfirmed.set(id, (unconfirmed.get(id) ?? 0) + 1);
      return Promise.resolve(gone.includes(id) ? 'gone' : final || since.includes(id) ? 'given-up' : 'waiting');
    },
  };
  const handlers = new Map<string, (payloads: { id: string }[]) => Promise<void>>();
  const outbox = { handle: (topic: string, _options: object, handler: never) => void handlers.set(topic, handler) };
  new DeliveryRounds(
    outbox as unknown as Outbox,
    new FixedSettings({ SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'desk@example.com' }),
    store as unknown as DeliveryStore,
    {} as OutboxDeliveries,
    { within: (to: string) => sending(to) } as unknown as EmailLimit,
  );
  const run = (...ids: string[]) => handlers.get('delivery-mail')!(ids.map((id) => ({ id })));
  return { run, delivered, failed };
}

const failing = (error: Error) => (id: string) => (id === 'bad' ? Promise.reject(error) : Promise.resolve());

it('delivers all entries of a round, and reports how many are to be retried', async () => {
  const { run, delivered, failed } = rounds(failing(new NotDelivered('the mail server answered 451')));
  await expect(run('one', 'bad', 'two')).rejects.toThrow('1 of 3 did not arrive: the mail server answered 451');
  expect([delivered, failed]).toEqual([['one', 'two'], [['bad', 'the mail server answered 451']]]);
});

it('records an unexpected error like any other failure, logs it, and shows no detail of it', async () => {
  const { run, delivered, failed } = rounds(failing(new URIError(`URI malformed: ${SECRET}`)));
  await expect(run('bad', 'one')).rejects.toThrow('1 of 2 did not arrive: an unexpected error');
  expect([delivered, failed]).toEqual([['one'], [['bad', expect.stringContaining('an unexpected error') as string]]]);
  expect(JSON.stringify(failed)).not.toContain('50%off');
  expect(logged).toEqual([[expect.any(URIError), 'The delivery bad failed unexpectedly', 'Deliveries']]);
});

it('gives up after three days', async () => {
  const { run, failed } = rounds(failing(new TypeError('x is not a function')), ['bad']);
  await run('bad', 'one');
  expect(failed).toHaveLength(1);
  expect(logged.at(-1)?.[1]).toMatch(/^Given up after three days: an unexpected error/);
});

it('ignores an entry that was cancelled during the attempt', async () => {
  const { run, failed } = rounds(failing(new NotDelivered('the mail server answered 451')), [], ['bad']);
  await run('bad', 'one');
  expect([failed.length, logged]).toEqual([1, []]);
});

it('gives up without another attempt if the link in an email has expired', async () => {
  const sent: string[] = [];
  const { run, delivered, failed } = rounds((id) => Promise.resolve(void sent.push(id)), [], [], ['late']);
  await run('late', 'one');
  expect([sent, delivered, failed]).toEqual([['one'], ['one'], [['late', 'the link in it expired before it could be sent']]]);
  expect(logged.at(-1)?.[1]).toMatch(/^Given up for good: the link in it expired/);
});

describe('an email that may have arrived, each attempt of which may be another copy', () => {
  it('is tried three times at most', async () => {
    const { run, failed } = rounds(failing(new NotDelivered('not confirmed', { mayHaveArrived: true })));
    await expect(run('bad')).rejects.toThrow('not confirmed');
    await expect(run('bad')).rejects.toThrow('not confirmed');
    await run('bad');
    expect(failed).toHaveLength(3);
    expect(logged.at(-1)?.[1]).toBe('Given up for good: not confirmed');
  });

  it('is no other failure: those are tried for three days', async () => {
    const { run } = rounds(failing(new NotDelivered('the mail server answered 451')));
    for (let attempt = 1; attempt <= 10; attempt += 1) await expect(run('bad')).rejects.toThrow('451');
  });
});

it('does not count attempts that failed for sure among the unconfirmed ones', async () => {
  const errors = [...Array<object>(3).fill({}), ...Array<object>(3).fill({ mayHaveArrived: true })];
  const { run, failed } = rounds(() => Promise.reject(new NotDelivered('no answer', errors[failed.length])));
  for (let attempt = 1; attempt < errors.length; attempt += 1) await expect(run('bad')).rejects.toThrow('no answer');
  await run('bad');
  expect([failed.length, logged.at(-1)?.[1]]).toEqual([6, 'Given up for good: no answer']);
});

it("sends a notice to the operator's present mailbox", async () => {
  const sent: string[] = [];
  const { run } = rounds((to) => Promise.resolve(void sent.push(to)));
  await run('notice', 'one');
  expect(sent).toEqual(['desk@example.com', 'one']);
});
