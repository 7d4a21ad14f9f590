import { settingsOf } from '../domain/settings-change.js';
import type { ChangedSettings } from '../domain/settings-repository.js';
import { DEFAULT_SETTINGS, type SiteSettings } from '../domain/site-settings.js';

export interface VersionedSettings extends SiteSettings {
  /** Rises with each change. */
  version: number;
}

/** The settings as a page gets them. */
export interface PageSettings extends VersionedSettings {
  /** The settings could not be read, these are the defaults: a browser that has stored settings uses those instead. */
  unread?: true;
}

/** What was saved, kept up to date; cheap to ask. */
export abstract class SavedSettings {
  abstract get(): Promise<ChangedSettings>;
}

/** The settings as they are now, each one filled in. */
export class CurrentSettings {
  /** @param report called with the error when settings could not be read and pages get the defaults */
  constructor(
    private readonly saved: SavedSettings,
    private readonly report: (error: unknown) => void,
  ) {}

  async get(): Promise<VersionedSettings> {
    const { changed, version } = await this.saved.get();
    return { ...settingsOf(changed), version };
  }

  /** For pages, which must not fail because of wording: the defaults, marked as such, when the settings cannot be read. */
  async forPages(): Promise<PageSettings> {
    try {
      return await this.get();
    } catch (error) {
      this.report(error);
      return { ...DEFAULT_SETTINGS, version: 0, unread: true };
    }
  }
}
