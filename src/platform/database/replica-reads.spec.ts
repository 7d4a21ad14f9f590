import type { DataSource } from 'typeorm';
import type { ChangeFeed } from './change-feed.js';
import { readingPrimary, replicaInScope } from './read-scope.js';
import { ReplicaReads } from './replica-reads.js';

const SYSTEM = '7';

/** A primary and its replica, by what they answer. */
class Servers {
  written = '0/10';
  replayed: string | null = '0/10';
  systemOfReplica = SYSTEM;
  asks = 0;

  readonly primary = { options: {}, query: () => Promise.resolve([{ written: this.written, system: SYSTEM }]) } as unknown as DataSource;
  readonly replica = {
    manager: {},
    query: () => {
      this.asks += 1;
      return Promise.resolve([{ replayed: this.replayed, system: this.systemOfReplica }]);
    },
    destroy: () => Promise.resolve(),
  } as unknown as DataSource;
}

class Notifications {
  connected = true;
  change: () => void = () => undefined;
  onAny(listener: () => void): void {
    this.change = listener;
  }
}

let servers: Servers;
let changes: Notifications;
let reads: ReplicaReads;

beforeEach(async () => {
  servers = new Servers();
  changes = new Notifications();
  reads = new ReplicaReads({ url: 'postgres://replica/x', maxLagSeconds: 2 }, servers.primary, changes as unknown as ChangeFeed);
  Object.assign(reads, { source: servers.replica });
  await reads.onApplicationBootstrap();
});

afterEach(() => reads.onApplicationShutdown());

const where = () => reads.run(() => Promise.resolve(replicaInScope() ? 'replica' : 'primary'));

/** Until it has looked once more. */
async function looked(): Promise<void> {
  const before = servers.asks;
  while (servers.asks === before) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 5));
}

it('reads from the replica if it has every change', async () => {
  expect(await where()).toBe('replica');
  expect(reads.health()).toEqual({ status: 'ok' });
});

it('reads from the primary after a notified change until the replica has it', async () => {
  servers.written = '0/20';
  changes.change();
  expect(await where()).toBe('primary');
  await looked();
  expect(await where()).toBe('primary');
  servers.replayed = '0/20';
  await looked();
  expect(await where()).toBe('replica');
});

it('reads from the primary while notifications may be missed, and for requests that must see their own changes', async () => {
  expect(await readingPrimary(where)).toBe('primary');
  changes.connected = false;
  expect(await where()).toBe('primary');
});

it.each([
  ['is no replica', () => (servers.replayed = null), /no replica$/],
  ['is a replica of something else', () => (servers.systemOfReplica = '8'), /replica of another server$/],
])('reads from the primary if the other server %s', async (_what, happen, why) => {
  happen();
  changes.change();
  await looked();
  expect(await where()).toBe('primary');
  expect(reads.health()).toMatchObject({ status: 'degraded', detail: expect.stringMatching(why) as string });
});

it.each<[string, Error, string]>([
  ['the connection is lost', Object.assign(new Error('Connection terminated unexpectedly')), 'primary'],
  ['the statement would write', Object.assign(new Error('read-only'), { code: '25006' }), 'replica'],
  ['the replica lacks the last migration', Object.assign(new Error('column province does not exist'), { code: '42703' }), 'replica'],
  ['the replica cancels it', Object.assign(new Error('conflict with recovery'), { code: '40001' }), 'replica'],
  ['the replica cancels it as one of two that wait', Object.assign(new Error('deadlock detected'), { code: '40P01' }), 'replica'],
])('repeats the query on the primary if %s', async (_what, error, next) => {
  const answer = await reads.run(() => (replicaInScope() ? Promise.reject(error) : Promise.resolve('from the primary')));
  expect(answer).toBe('from the primary');
  expect(await where()).toBe(next);
});

it('does not hide other errors', async () => {
  await expect(reads.run(() => Promise.reject(new TypeError('wrong')))).rejects.toThrow(TypeError);
});
