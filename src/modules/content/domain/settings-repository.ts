import type { SiteSettings } from './site-settings.js';

export interface ChangedSettings {
  /** What differs from the defaults, or once did. */
  changed: Partial<SiteSettings>;
  /** Rises with each change. */
  version: number;
}

export abstract class SettingsRepository {
  abstract read(): Promise<ChangedSettings>;
}
