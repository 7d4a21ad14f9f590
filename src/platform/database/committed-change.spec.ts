import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as settled } from 'node:timers/promises';
import fastify from 'fastify';
import { SingleProcess } from '../processes/process-group.js';
import type { ChangeFeed } from './change-feed.js';
import { isCommitted } from './committed-change.js';
import { PostgresTransaction } from './postgres-transaction.js';
import { readYourWrites } from './read-your-writes.js';

/** Transactions without a database. */
class Host {
  private readonly active = new AsyncLocalStorage<true>();

  readonly tx = { query: () => Promise.resolve([]) };

  withTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.active.run(true, work);
  }

  isTransactionActive(): boolean {
    return this.active.getStore() ?? false;
  }
}

const transaction = new PostgresTransaction(new Host() as unknown as ConstructorParameters<typeof PostgresTransaction>[0]);

/** What a request sees before, in and after each of its transactions. */
async function seenBy(method: 'GET' | 'POST', work: (look: () => void) => Promise<unknown>): Promise<boolean[]> {
  const server = fastify();
  readYourWrites(server, { caughtUp: () => Promise.resolve() } as Partial<ChangeFeed> as ChangeFeed, new SingleProcess());
  server.route({
    method,
    url: '/',
    handler: async () => {
      const seen: boolean[] = [];
      const look = () => seen.push(isCommitted());
      look();
      await work(look);
      await settled();
      look();
      return seen;
    },
  });
  return (await server.inject({ method, url: '/' })).json();
}

describe('the mark that a request has changed data', () => {
  it('is set when its outer transaction is committed', async () => {
    const nested = (look: () => void) =>
      transaction.run(async () => {
        await transaction.run(settled);
        look();
      });
    expect(await seenBy('POST', nested)).toEqual([false, false, true]);
    expect(await seenBy('POST', () => transaction.run(settled, { long: true }))).toEqual([false, true]);
  });

  it('is not set if its transaction was rolled back', async () => {
    const failing = () => transaction.run(() => Promise.reject(new Error('refused'))).catch(settled);
    expect(await seenBy('POST', failing)).toEqual([false, false]);
  });

  it('is not set by another request, or by one that only reads', async () => {
    await seenBy('POST', () => transaction.run(settled));
    expect(await seenBy('POST', settled)).toEqual([false, false]);
    expect(await seenBy('GET', () => transaction.run(settled))).toEqual([false, false]);
  });
});
