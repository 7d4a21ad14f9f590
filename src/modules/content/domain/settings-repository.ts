import type { SettingName, SiteSettings } from './site-settings.js';

export interface ChangedSettings {
  /** What differs from the defaults. */
  changed: Partial<SiteSettings>;
  /** Rises with each save. */
  version: number;
}

/** A state that the settings were once saved in. */
export interface SettingsRevision extends ChangedSettings {
  savedAt: Date;
  /** What this save changed. */
  fields: SettingName[];
  /** The version whose state it brought back, if that is how it came about. */
  restoredFrom: number | null;
}

export abstract class SettingsRepository {
  abstract read(): Promise<ChangedSettings>;

  /** As {@link read}; whoever else wants to change them waits until the running transaction ends. */
  abstract readForChange(): Promise<ChangedSettings>;

  /** Saves a new state and keeps it in the history. @returns its version */
  abstract save(next: Pick<SettingsRevision, 'changed' | 'fields' | 'restoredFrom'>): Promise<number>;

  /** The latest states, newest first. */
  abstract history(limit: number): Promise<SettingsRevision[]>;
}
