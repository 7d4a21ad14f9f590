import { setTimeout as sleep } from 'node:timers/promises';
import { PeriodicWriter } from './periodic-writer.js';

class Counter extends PeriodicWriter {
  constructor(everyMs: number, write: () => Promise<void>, warn: (error: unknown) => void = () => undefined) {
    super({ everyMs, write, warn });
  }
}

it('writes periodically from the start on, and a last time at the end', async () => {
  let written = 0;
  const counter = new Counter(5, () => Promise.resolve(void (written += 1)));
  await sleep(20);
  expect(written).toBe(0);
  counter.onApplicationBootstrap();
  while (written < 2) await sleep(5);
  const before = written;
  await counter.onApplicationShutdown();
  expect(written).toBe(before + 1);
  await sleep(20);
  expect(written).toBe(before + 1);
});

it('warns once per outage, and throws nothing', async () => {
  const outcomes = ['away', 'away', undefined, 'away again'];
  const warnings: unknown[] = [];
  const write = async () => {
    await Promise.resolve();
    const outcome = outcomes.shift();
    if (outcome) throw new Error(outcome);
  };
  const counter = new Counter(1_000, write, (error) => warnings.push(String(error)));
  while (outcomes.length > 0) await counter.onApplicationShutdown();
  expect(warnings).toEqual(['Error: away', 'Error: away again']);
});
