import { setImmediate as settled } from 'node:timers/promises';
import fastify from 'fastify';
import { SingleProcess } from '../processes/process-group.js';
import type { ChangeFeed } from './change-feed.js';
import { mustReadPrimary } from './read-scope.js';
import { readYourWrites } from './read-your-writes.js';

/** Other processes that have heard of a change when the test says so. */
class SlowGroup extends SingleProcess {
  asked = 0;
  heard: () => void = () => undefined;

  override ask<T>(): Promise<T[]> {
    this.asked += 1;
    return new Promise((resolve) => (this.heard = () => resolve([])));
  }
}

it('the answer to a change waits until all processes have received the notification; the answer to a read does not wait', async () => {
  const group = new SlowGroup();
  const server = fastify();
  readYourWrites(server, { caughtUp: () => Promise.resolve() } as Partial<ChangeFeed> as ChangeFeed, group);
  server.all('/', () => ({ done: true }));
  expect((await server.inject({ method: 'GET', url: '/' })).statusCode).toBe(200);
  expect(group.asked).toBe(0);
  let isAnswered = false;
  const answer = server.inject({ method: 'POST', url: '/' }).then(({ statusCode }) => {
    isAnswered = true;
    return statusCode;
  });
  while (group.asked === 0) await settled();
  for (let turn = 0; turn < 20; turn += 1) await settled();
  expect(isAnswered).toBe(false);
  group.heard();
  expect(await answer).toBe(200);
});

it.each([
  ['who has signed in or sent a form', 'homewright_admin=x', true],
  ['of whom we know nothing', '__cdn=1', false],
])('a visitor %s reads the primary database: %s', async (_who, cookie, isPrimary) => {
  const server = fastify();
  readYourWrites(server, {} as ChangeFeed, new SingleProcess());
  server.get('/', async () => {
    await settled();
    return { isPrimary: mustReadPrimary() };
  });
  expect((await server.inject({ url: '/', headers: { cookie } })).json()).toEqual({ isPrimary });
});
