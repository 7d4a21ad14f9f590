import type { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { mustReadPrimary } from '../../../../platform/database/read-scope.js';
import { InMemorySettings } from '../../testing/doubles.js';
import { CachedSettings } from './cached-settings.js';

function opened() {
  const stored = new InMemorySettings({ changed: { siteTitle: 'Handy' }, version: 3 });
  const feed = { connected: true, fails: false, notify: () => undefined as unknown };
  let asked = 0;
  const read = stored.read.bind(stored);
  stored.read = () => {
    asked += 1;
    return feed.fails ? Promise.reject(new Error('no answer')) : read();
  };
  const changes = Object.assign(feed, { on: (_channel: string, listener: () => unknown) => (feed.notify = listener) });
  return { stored, feed, cached: new CachedSettings(stored, changes as unknown as ChangeFeed), asked: () => asked };
}

describe('CachedSettings', () => {
  it('reads once after each change', async () => {
    const { stored, feed, cached, asked } = opened();
    expect(await Promise.all([cached.get(), cached.get()])).toMatchObject([{ version: 3 }, { version: 3 }]);
    expect(asked()).toBe(1);
    await stored.save({ changed: { siteTitle: 'Other' }, fields: ['siteTitle'], restoredFrom: null });
    feed.notify();
    expect(await cached.get()).toMatchObject({ changed: { siteTitle: 'Other' } });
    expect(asked()).toBe(2);
  });

  it('reads from the primary database what it caches: a replica may lack the last change', async () => {
    const { stored, cached } = opened();
    const read = stored.read.bind(stored);
    let isPrimary = false;
    stored.read = () => {
      isPrimary = mustReadPrimary();
      return read();
    };
    await cached.get();
    expect(isPrimary).toBe(true);
  });

  it('does not cache a read that began before a change', async () => {
    const { stored, feed, cached } = opened();
    const early = cached.get();
    await stored.save({ changed: { siteTitle: 'Other' }, fields: ['siteTitle'], restoredFrom: null });
    feed.notify();
    await early;
    expect(await cached.get()).toMatchObject({ changed: { siteTitle: 'Other' } });
  });

  it('reads each time while changes may be missed, and again after a failure', async () => {
    const { feed, cached, asked } = opened();
    feed.connected = false;
    await cached.get();
    await cached.get();
    expect(asked()).toBe(2);
    feed.connected = true;
    feed.fails = true;
    await expect(cached.get()).rejects.toThrow('no answer');
    feed.fails = false;
    expect(await cached.get()).toMatchObject({ version: 3 });
  });
});
