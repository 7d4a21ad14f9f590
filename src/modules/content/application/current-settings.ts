import type { SettingsRepository } from '../domain/settings-repository.js';
import { DEFAULT_SETTINGS, type SiteSettings } from '../domain/site-settings.js';

export interface VersionedSettings extends SiteSettings {
  /** Rises with each change. */
  version: number;
}

/** The settings as a page gets them. */
export interface PageSettings extends VersionedSettings {
  /** They could not be read: a browser that remembers them knows better. */
  unread?: true;
}

/** The settings as they are now, each one filled in. */
export class CurrentSettings {
  /** @param report told why settings could not be read, when pages get the defaults in their place */
  constructor(
    private readonly settings: SettingsRepository,
    private readonly report: (error: unknown) => void,
  ) {}

  async get(): Promise<VersionedSettings> {
    const { changed, version } = await this.settings.read();
    return { ...DEFAULT_SETTINGS, ...changed, version };
  }

  /** For pages, which must not fail for their wording: the defaults, marked as such, where nothing can be read. */
  async forPages(): Promise<PageSettings> {
    try {
      return await this.get();
    } catch (error) {
      this.report(error);
      return { ...DEFAULT_SETTINGS, version: 0, unread: true };
    }
  }
}
