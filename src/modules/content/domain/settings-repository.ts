import type { SettingName } from '../../../shared/settings/page-settings.js';
import type { SiteSettings } from './site-settings.js';
import type { PageRange } from '../../../shared/office/admin-list.js';

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

  /** Newest first, and how many there are in all. */
  abstract history(range: PageRange): Promise<{ items: SettingsRevision[]; total: number }>;

  abstract revision(version: number): Promise<SettingsRevision | undefined>;
}
