import { DEFAULT_SETTINGS } from '../domain/site-settings.js';
import { CurrentSettings, type SavedSettings } from './current-settings.js';

const unexpected = (error: unknown) => {
  throw error;
};

const saved = (get: SavedSettings['get']): SavedSettings => ({ get });

describe('CurrentSettings', () => {
  it('has defaults for what was not changed', async () => {
    const settings = new CurrentSettings(
      saved(() => Promise.resolve({ changed: { siteTitle: 'Handy' }, version: 3 })),
      unexpected,
    );
    expect(await settings.get()).toEqual({ ...DEFAULT_SETTINGS, siteTitle: 'Handy', version: 3 });
  });

  it('uses marked defaults for pages if nothing can be read; the API gets the error', async () => {
    const reported: unknown[] = [];
    const settings = new CurrentSettings(
      saved(() => Promise.reject(new Error('no database'))),
      (error) => reported.push(error),
    );
    await expect(settings.get()).rejects.toThrow('no database');
    expect(await settings.forPages()).toEqual({ ...DEFAULT_SETTINGS, version: 0, unread: true });
    expect(reported).toEqual([new Error('no database')]);
  });

  it('keeps the settings that were read last on pages while they cannot be read; the API gets the error', async () => {
    const reported: unknown[] = [];
    let read = () => Promise.resolve({ changed: { siteTitle: 'Handy' }, version: 3 });
    const settings = new CurrentSettings(
      saved(() => read()),
      (error) => reported.push(error),
    );
    await settings.forPages();
    read = () => Promise.reject(new Error('no database'));
    expect(await settings.forPages()).toEqual({ ...DEFAULT_SETTINGS, siteTitle: 'Handy', version: 3 });
    await expect(settings.get()).rejects.toThrow('no database');
    expect(reported).toEqual([new Error('no database')]);
  });
});
