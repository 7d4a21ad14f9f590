import { settingsOf } from '../domain/settings-change.js';
import type { ChangedSettings } from '../domain/settings-repository.js';
import { DEFAULT_SETTINGS, type SiteSettings } from '../domain/site-settings.js';

export interface VersionedSettings extends SiteSettings {
  /** Increases with each change. */
  version: number;
}

/** The settings in the form that pages get. */
export interface PageSettings extends VersionedSettings {
  /** The settings have never been read, and these are the defaults: a browser that has stored settings uses those instead. */
  unread?: true;
}

/** The saved settings, cached and kept up to date. */
export abstract class SavedSettings {
  abstract get(): Promise<ChangedSettings>;
}

/** The present settings, with defaults where nothing is saved. */
export class CurrentSettings {
  /** The result of the last successful read. */
  private lastKnown: VersionedSettings | undefined;

  /** @param report called with the error when pages get settings that could not be read again */
  constructor(
    private readonly saved: SavedSettings,
    private readonly report: (error: unknown) => void,
  ) {}

  async get(): Promise<VersionedSettings> {
    const { changed, version } = await this.saved.get();
    return (this.lastKnown = { ...settingsOf(changed), version });
  }

  /**
   * For pages, which must not fail because of wording: if the settings cannot be read, returns those that were read last, or, before the first
   * read, the defaults, marked as such.
   */
  async forPages(): Promise<PageSettings> {
    try {
      return await this.get();
    } catch (error) {
      this.report(error);
      return this.lastKnown ?? { ...DEFAULT_SETTINGS, version: 0, unread: true };
    }
  }
}
