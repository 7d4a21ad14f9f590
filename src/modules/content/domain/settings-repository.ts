import type { SettingName } from '../../../shared/settings/page-settings.js';
import type { SiteSettings } from './site-settings.js';

export interface ChangedSettings {
  /** The differences from the defaults. */
  changed: Partial<SiteSettings>;
  /** Increases with each save. */
  version: number;
}

/** A saved version of the settings. */
export interface SettingsRevision extends ChangedSettings {
  savedAt: Date;
  /** The settings that this save changed. */
  fields: SettingName[];
  /** The version that was restored, if one was. */
  restoredFrom: number | null;
}

export abstract class SettingsRepository {
  abstract read(): Promise<ChangedSettings>;

  /** As {@link read}, locked (FOR UPDATE): other changes wait until the running transaction ends. */
  abstract readForUpdate(): Promise<ChangedSettings>;

  /** Saves a new state and keeps it in the history. @returns its version */
  abstract save(next: Pick<SettingsRevision, 'changed' | 'fields' | 'restoredFrom'>): Promise<number>;

  /** The latest states, newest first. */
  abstract history(limit: number): Promise<SettingsRevision[]>;
}
