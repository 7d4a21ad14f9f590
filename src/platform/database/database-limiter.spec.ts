import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-unavailable.js';
import { DatabaseLimiter } from './database-limiter.js';

/** Work that ends when it is told to. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, open: resolve };
}

describe('the limiter of database work', () => {
  it('runs a limited number at once, and the others in order', async () => {
    const limiter = new DatabaseLimiter(2, 5_000);
    const gates = [gate(), gate()];
    const begun: number[] = [];
    const done = [0, 1, 2, 3].map((index) =>
      limiter.run(() => {
        begun.push(index);
        return gates[index]?.work() ?? Promise.resolve(`${index}`);
      }),
    );
    await sleep(5);
    expect(begun).toEqual([0, 1]);
    gates[1]!.open('1');
    await Promise.all([done[1], done[2], done[3]]);
    expect(begun).toEqual([0, 1, 2, 3]);
    gates[0]!.open('0');
    expect(await Promise.all(done)).toEqual(['0', '1', '2', '3']);
  });

  it('refuses work that has waited too long, and never starts it', async () => {
    const limiter = new DatabaseLimiter(1, 20);
    const held = gate();
    const first = limiter.run(held.work);
    let isBegun = false;
    const late = limiter.run(() => {
      isBegun = true;
      return Promise.resolve();
    });
    await expect(late).rejects.toThrow(DatabaseUnavailable);
    held.open('over');
    expect(await first).toBe('over');
    expect(await limiter.run(() => Promise.resolve('next'))).toBe('next');
    expect(isBegun).toBe(false);
  });

  it('passes on errors, and releases the slot', async () => {
    const limiter = new DatabaseLimiter(1, 1_000);
    const fails = () => Promise.reject(new Error('no'));
    const answers = await Promise.allSettled([limiter.run(fails), limiter.run(fails), limiter.run(() => Promise.resolve('yes'))]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
