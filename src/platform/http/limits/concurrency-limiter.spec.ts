import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { TooBusy, type ConcurrencyLimits, ConcurrencyLimiter } from './concurrency-limiter.js';

/** Waits until every task that can start has started: each starts in an iteration of its own. */
async function settled(): Promise<void> {
  for (let iteration = 0; iteration < 100; iteration += 1) await nextLoopIteration();
}

/** Work that ends when the test says so. */
function limiterWith(limits: Partial<ConcurrencyLimits>) {
  const limiter = new ConcurrencyLimiter({ atOnce: 2, most: 5, mostOfOne: 3, waitMs: 100_000, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, client = '203.0.113.1') =>
    limiter.run(client, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endFirst = async () => {
    ends.shift()!();
    await settled();
  };
  return { limiter, begun, ask, endFirst };
}

describe('ConcurrencyLimiter', () => {
  it('runs work in its order, a few at once', async () => {
    const { begun, ask, endFirst } = limiterWith({});
    const asked = [ask('a'), ask('b'), ask('c')];
    await settled();
    expect(begun).toEqual(['a', 'b']);
    await endFirst();
    expect(begun).toEqual(['a', 'b', 'c']);
    await endFirst();
    await endFirst();
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c']);
  });

  it('has a queue of limited length, which has room again when work has ended', async () => {
    const { ask, endFirst } = limiterWith({ most: 2 });
    const asked = [ask('a', '203.0.113.1'), ask('b', '203.0.113.2')];
    await settled();
    await expect(ask('c', '203.0.113.3')).rejects.toThrow(TooBusy);
    await endFirst();
    asked.push(ask('d', '203.0.113.3'));
    await settled();
    await endFirst();
    await endFirst();
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'd']);
  });

  it('has a shorter wait for callers with a fallback', async () => {
    const { limiter, ask, endFirst } = limiterWith({ waitMs: 2 ** 31 - 1 });
    const asked = [ask('a'), ask('b')];
    await expect(limiter.run('203.0.113.2', () => Promise.resolve('c'), 10)).rejects.toThrow(TooBusy);
    await settled();
    await endFirst();
    await endFirst();
    expect(await Promise.all(asked)).toEqual(['a', 'b']);
  });

  it('leaves slots for other clients', async () => {
    const { ask, begun, endFirst } = limiterWith({ mostOfOne: 1 });
    const asked = [ask('a', '2001:db8::1')];
    await expect(ask('b', '2001:db8::2')).rejects.toThrow(TooBusy);
    asked.push(ask('c', '2001:db8:1::1'));
    await settled();
    expect(begun).toEqual(['a', 'c']);
    await endFirst();
    asked.push(ask('d', '2001:db8::2'));
    await settled();
    await endFirst();
    await endFirst();
    expect(await Promise.all(asked)).toEqual(['a', 'c', 'd']);
  });

  it('refuses work after a maximum wait, and never starts it then', async () => {
    const { ask, begun, endFirst } = limiterWith({ atOnce: 1, waitMs: 20 });
    const first = ask('a');
    await expect(ask('b')).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
    await endFirst();
    expect(await first).toBe('a');
    const last = ask('c');
    await settled();
    await endFirst();
    expect([await last, begun]).toEqual(['c', ['a', 'c']]);
  });

  it('releases the slot of failed work', async () => {
    const { limiter } = limiterWith({ atOnce: 1, most: 1 });
    for (let tries = 0; tries < 3; tries += 1)
      await expect(limiter.run('203.0.113.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limiter.run('203.0.113.1', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
