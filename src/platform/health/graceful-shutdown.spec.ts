import type { HttpAdapterHost } from '@nestjs/core';
import { SingleProcess } from '../processes/process-group.js';
import { GracefulShutdown } from './graceful-shutdown.js';

const host = { httpAdapter: { getInstance: () => ({ addHook: () => undefined }) } } as unknown as HttpAdapterHost;

it('waits for the result of background work', async () => {
  const shutdown = new GracefulShutdown(host, new SingleProcess());
  const said: string[] = [];
  const work = Promise.withResolvers<void>();
  shutdown.follow(work.promise.then(() => void said.push('the work')));
  const finished = shutdown.finished().then(() => said.push('the process'));
  setImmediate(work.resolve);
  await finished;
  expect(said).toEqual(['the work', 'the process']);
});

it('does not wait for work that has ended', async () => {
  const shutdown = new GracefulShutdown(host, new SingleProcess());
  shutdown.follow(Promise.resolve());
  await expect(shutdown.finished()).resolves.toBeUndefined();
});
