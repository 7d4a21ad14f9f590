import { setTimeout as sleep } from 'node:timers/promises';
import { timeToFinish } from './time-to-finish.js';

const LIMITS = { usualMs: 20, maxMs: 400, pollMs: 5 };

/** Whether it has resolved after so many milliseconds. The timers are not references, so the test has its own. */
const isOverAfter = (milliseconds: number, over: Promise<void>) => Promise.race([over.then(() => true), sleep(milliseconds, false)]);

it('a stop waits for ordinary work for the usual time', async () => {
  const told: string[] = [];
  const over = timeToFinish(
    () => false,
    () => told.push('longer'),
    LIMITS,
  );
  expect([await isOverAfter(200, over), told]).toEqual([true, []]);
});

it('a stop waits longer for work that must not be repeated, until it has ended', async () => {
  let isUnderWay = true;
  const told: string[] = [];
  const over = timeToFinish(
    () => isUnderWay,
    () => told.push('longer'),
    LIMITS,
  );
  expect(await isOverAfter(100, over)).toBe(false);
  isUnderWay = false;
  expect([await isOverAfter(200, over), told]).toEqual([true, ['longer']]);
});

it('a stop does not wait for ever', async () => {
  expect(
    await isOverAfter(
      5_000,
      timeToFinish(
        () => true,
        () => undefined,
        LIMITS,
      ),
    ),
  ).toBe(true);
});
