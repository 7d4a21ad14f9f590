import { DEFAULT_SETTINGS, type SiteSettings } from '../domain/site-settings.js';

export interface VersionedSettings extends SiteSettings {
  /** Rises with each change. */
  version: number;
}

/** The settings as they are now. */
export class CurrentSettings {
  get(): Promise<VersionedSettings> {
    return Promise.resolve({ ...DEFAULT_SETTINGS, version: 0 });
  }
}
