import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { readingPrimary } from '../../../../platform/database/read-scope.js';
import { SavedSettings } from '../../application/current-settings.js';
import { type ChangedSettings, SettingsRepository } from '../../domain/settings-repository.js';

export const SETTINGS_CHANGED = 'settings_changed';

/** Reads the saved settings once after each change of them, in any process: a page needs them several times. */
@Injectable()
export class CachedSettings extends SavedSettings {
  private kept: Promise<ChangedSettings> | undefined;

  constructor(
    private readonly repository: SettingsRepository,
    private readonly changes: ChangeFeed,
  ) {
    super();
    changes.on(SETTINGS_CHANGED, () => (this.kept = undefined));
  }

  get(): Promise<ChangedSettings> {
    // While notifications do not arrive, a change may be missed: do not use the cache.
    if (!this.changes.connected) return this.repository.read();
    return (this.kept ??= this.read());
  }

  private read(): Promise<ChangedSettings> {
    const reading = readingPrimary(() => this.repository.read());
    reading.catch(() => {
      if (this.kept === reading) this.kept = undefined;
    });
    return reading;
  }
}
