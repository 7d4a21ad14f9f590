import { type ChangedSettings, SettingsRepository } from '../domain/settings-repository.js';
import { DEFAULT_SETTINGS } from '../domain/site-settings.js';
import { CurrentSettings } from './current-settings.js';

class StoredSettings extends SettingsRepository {
  constructor(private readonly stored: ChangedSettings | Error) {
    super();
  }

  read(): Promise<ChangedSettings> {
    return this.stored instanceof Error ? Promise.reject(this.stored) : Promise.resolve(this.stored);
  }
}

describe('CurrentSettings', () => {
  it('fills in what nobody has changed', async () => {
    const settings = new CurrentSettings(new StoredSettings({ changed: { siteTitle: 'Handy' }, version: 3 }));
    expect(await settings.get()).toEqual({ ...DEFAULT_SETTINGS, siteTitle: 'Handy', version: 3 });
  });

  it('gives pages the defaults, marked, when nothing can be read; the API gets the error', async () => {
    const settings = new CurrentSettings(new StoredSettings(new Error('no database')));
    await expect(settings.get()).rejects.toThrow('no database');
    expect(await settings.forPages()).toEqual({ ...DEFAULT_SETTINGS, version: 0, unread: true });
  });
});
