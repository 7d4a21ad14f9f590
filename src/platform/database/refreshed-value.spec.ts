import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import type { ChangeFeed } from './change-feed.js';
import { mustReadPrimary } from './read-scope.js';
import { RefreshedValue } from './refreshed-value.js';

/** Notifications that a test sends. */
class Feed implements Pick<ChangeFeed, 'on' | 'connected'> {
  connected = true;
  private readonly listeners: (() => unknown)[] = [];

  on(_channel: string, listener: () => unknown): void {
    this.listeners.push(listener);
  }

  /** What the listeners have promised. */
  notify(): Promise<unknown> {
    return Promise.all(this.listeners.map((listener) => listener()));
  }
}

function opened(awaited: string[] = []) {
  const feed = new Feed();
  const source = { value: 1, fails: false, asked: 0 };
  const read = () => {
    source.asked += 1;
    return source.fails ? Promise.reject(new Error('no answer')) : Promise.resolve(source.value);
  };
  const replaced: number[] = [];
  const value = new RefreshedValue('The words', read, feed, ['words_changed'], () => replaced.push(source.value), awaited);
  return { feed, source, value, replaced };
}

/** It rests no longer. */
const rested = () => mock.timers.tick(2_000);

/** All that is under way, timers aside. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  Logger.overrideLogger(false);
  mock.timers.enable({ apis: ['setTimeout'] });
});

afterEach(() => {
  mock.timers.reset();
  Logger.overrideLogger(['error', 'warn']);
});

describe('a value that is refreshed after each change', () => {
  it('is read once, and again after a change', async () => {
    const { feed, source, value, replaced } = opened();
    expect([await value.get(), await value.get(), source.asked]).toEqual([1, 1, 1]);
    rested();
    source.value = 2;
    void feed.notify();
    await settled();
    expect([await value.get(), replaced]).toEqual([2, [2]]);
  });

  it('is awaited by a change that must take effect at once, also if the change arrives during or right after a read', async () => {
    const feed = new Feed();
    let answer: (value: string) => void = () => undefined;
    const read = () => new Promise<string>((resolve) => (answer = resolve));
    const value = new RefreshedValue('The words', read, feed, ['words_changed'], () => undefined, ['words_changed']);
    const whatIsFollowed = async (): Promise<string[]> => {
      const followed: string[] = [];
      void feed.notify().then(() => followed.push('the change'));
      await settled();
      return followed;
    };
    const first = value.get();
    const duringRead = await whatIsFollowed();
    answer('old');
    await first;
    const afterRead = await whatIsFollowed();
    rested();
    await settled();
    expect([duringRead, afterRead]).toEqual([[], []]);
    answer('new');
    await settled();
    expect([await value.get(), duringRead, afterRead]).toEqual(['new', ['the change'], ['the change']]);
  });

  it('is read once more after a read that was under way, if it is read again: that one may have begun before the change', async () => {
    const { feed } = opened();
    const answers: ((value: string) => void)[] = [];
    const read = () => new Promise<string>((resolve) => answers.push(resolve));
    const value = new RefreshedValue('The words', read, feed, [], () => undefined);
    const first = value.get();
    const again = value.readAgain();
    answers[0]!('old');
    expect(await first).toBe('old');
    await settled();
    answers[1]!('new');
    expect([await again, await value.get()]).toEqual(['new', 'new']);
  });

  it('is read from the primary database: a replica may lack the change', async () => {
    const { feed } = opened();
    const value = new RefreshedValue(
      'The words',
      () => Promise.resolve(mustReadPrimary()),
      feed,
      [],
      () => undefined,
    );
    expect(await value.get()).toBe(true);
  });

  it('keeps its last value if it cannot be read, and is read again five seconds later', async () => {
    const { feed, source, value, replaced } = opened();
    await value.get();
    rested();
    Object.assign(source, { value: 2, fails: true });
    void feed.notify();
    await settled();
    expect(await value.get()).toBe(1);
    source.fails = false;
    mock.timers.tick(4_999);
    await settled();
    expect(source.asked).toBe(2);
    mock.timers.tick(1);
    await settled();
    expect([await value.get(), replaced]).toEqual([2, [2]]);
  });

  it('is read once for many changes, after a pause as long as the last read', async () => {
    const { feed, source, value, replaced } = opened();
    await value.get();
    rested();
    for (let change = 2; change < 10; change += 1) {
      source.value = change;
      void feed.notify();
      await settled();
    }
    expect([source.asked, replaced]).toEqual([2, [2]]);
    rested();
    await settled();
    expect([await value.get(), source.asked, replaced]).toEqual([9, 3, [2, 9]]);
    rested();
    await settled();
    expect(source.asked).toBe(3);
  });

  it('is read at once for an awaited change, despite the pause', async () => {
    const { source, value } = opened();
    await value.get();
    source.value = 2;
    expect(await value.readAgain()).toBe(2);
  });

  it('is not read automatically while notifications are not received', async () => {
    const { feed, source, value } = opened();
    await value.get();
    rested();
    source.fails = true;
    void feed.notify();
    await settled();
    feed.connected = false;
    mock.timers.tick(60_000);
    await settled();
    expect(source.asked).toBe(2);
  });
});
