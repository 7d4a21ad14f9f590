import { imagesOf, settingsOf } from '../domain/settings-change.js';
import { SettingsRepository, type SettingsRevision } from '../domain/settings-repository.js';
import { NoSuchRevision } from '../domain/settings.errors.js';
import type { VersionedSettings } from './current-settings.js';

/** All saves are stored; this many of the latest can be viewed and restored. */
export const REVISIONS_SHOWN = 20;

export type RevisionSummary = Omit<SettingsRevision, 'changed'>;

export interface RevisionView extends RevisionSummary {
  settings: VersionedSettings;
}

/** Earlier versions of the settings. */
export class SettingsHistory {
  constructor(private readonly settings: SettingsRepository) {}

  /** Newest first; the first one is the present state. */
  async latest(): Promise<RevisionSummary[]> {
    return (await this.settings.history(REVISIONS_SHOWN)).map(({ version, savedAt, fields, restoredFrom }) => ({
      version,
      savedAt,
      fields,
      restoredFrom,
    }));
  }

  /** @throws NoSuchRevision */
  async view(version: number): Promise<RevisionView> {
    const found = (await this.settings.history(REVISIONS_SHOWN)).find((revision) => revision.version === version);
    if (!found) throw new NoSuchRevision(version, REVISIONS_SHOWN);
    const { changed, ...summary } = found;
    return { ...summary, settings: { ...settingsOf(changed), version } };
  }

  /** Pictures that the site shows, or would show again after a restore. */
  async images(): Promise<string[]> {
    return (await this.settings.history(REVISIONS_SHOWN)).flatMap(({ changed }) => imagesOf(changed));
  }
}
