import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import type { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { CacheVersion } from '../../../../platform/web/cache-version.js';
import { type SecretBox, type StoredSetting, StoredSettings } from '../../domain/stored-settings.js';
import { RefreshedSettings } from './refreshed-settings.js';

/** Settings of which a read can fail, or wait until it is told to answer. */
class MemorySettings extends StoredSettings {
  fails = false;
  answer: (() => void) | undefined;
  private backupClock: string | null = null;
  private waits = false;

  set(backupClock: string): void {
    this.backupClock = backupClock;
  }

  holdNext(): void {
    this.waits = true;
  }

  async all(): Promise<StoredSetting[]> {
    const stored: StoredSetting[] = [{ name: 'backupClock', value: this.backupClock, version: 1, changedAt: new Date(0) }];
    const { fails, waits } = this;
    this.waits = false;
    if (waits) await new Promise<void>((resolve) => (this.answer = resolve));
    if (fails) throw new Error('no answer');
    return stored;
  }

  allForUpdate(): Promise<StoredSetting[]> {
    return this.all();
  }

  save(): Promise<void> {
    return Promise.resolve();
  }
}

function opened() {
  const listeners: (() => void)[] = [];
  const feed = { connected: true, on: (_channel: string, listener: () => void) => listeners.push(listener) } as unknown as ChangeFeed;
  const stored = new MemorySettings();
  const cacheVersion = new CacheVersion(feed);
  const settings = new RefreshedSettings(stored, {} as SecretBox, {}, cacheVersion, feed);
  const heard: (string | null)[] = [];
  settings.onChange(() => heard.push(settings.current.backupClock));
  return { stored, settings, cacheVersion, heard, notify: () => listeners.forEach((listener) => listener()) };
}

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

describe('the settings in the memory of a process', () => {
  it('are read again five seconds later if they could not be read after a change', async () => {
    const { stored, settings, heard, notify } = opened();
    await settings.follow();
    stored.set('0 4 * * *');
    stored.fails = true;
    notify();
    await settled();
    stored.fails = false;
    mock.timers.tick(5_000);
    await settled();
    expect([settings.current.backupClock, heard]).toEqual(['0 4 * * *', ['0 4 * * *']]);
  });

  it('make cached pages outdated if they have changed, and only then', async () => {
    const { stored, settings, cacheVersion, heard } = opened();
    await settings.follow();
    const versions = [cacheVersion.current];
    for (const backupClock of ['0 4 * * *', '0 4 * * *']) {
      stored.set(backupClock);
      await settings.follow();
      versions.push(cacheVersion.current);
    }
    expect(versions[1]).not.toBe(versions[0]);
    expect(versions[2]).toBe(versions[1]);
    expect(heard).toEqual(['0 4 * * *']);
  });

  it('are read once more if a change arrives during a failing read', async () => {
    const { stored, settings, notify } = opened();
    await settings.follow();
    // It rests for as long as that took.
    mock.timers.tick(2_000);
    stored.holdNext();
    stored.fails = true;
    notify();
    stored.fails = false;
    stored.set('0 4 * * *');
    notify();
    stored.answer!();
    await settled();
    mock.timers.tick(2_000);
    await settled();
    expect(settings.current.backupClock).toBe('0 4 * * *');
  });

  it('include the change of this process once it was awaited, even if a read was under way', async () => {
    const { stored, settings, notify } = opened();
    stored.holdNext();
    notify();
    stored.set('0 4 * * *');
    const followed = settings.follow();
    stored.answer!();
    await followed;
    expect(settings.current.backupClock).toBe('0 4 * * *');
    stored.fails = true;
    await expect(settings.follow()).rejects.toThrow('no answer');
  });
});
