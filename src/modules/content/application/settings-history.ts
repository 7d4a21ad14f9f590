import { type AdminList, adminList, type PageRange } from '../../../shared/office/admin-list.js';
import { imagesOf, settingsOf } from '../domain/settings-change.js';
import { SettingsRepository, type SettingsRevision } from '../domain/settings-repository.js';
import { NoSuchRevision } from '../domain/settings.errors.js';
import type { VersionedSettings } from './current-settings.js';

/** All saves are stored, and can be viewed and restored; only the pictures of this many of the latest are kept. */
const SAVES_WITH_PICTURES = 20;

export type RevisionSummary = Omit<SettingsRevision, 'changed'>;

export interface RevisionView extends RevisionSummary {
  settings: VersionedSettings;
}

/** Earlier versions of the settings. */
export class SettingsHistory {
  constructor(private readonly settings: SettingsRepository) {}

  /** Newest first; the first one of the first page is the present state. */
  async list(range: PageRange): Promise<AdminList<RevisionSummary>> {
    const { items, total } = await this.settings.history(range);
    const summaries = items.map(({ version, savedAt, fields, restoredFrom }) => ({ version, savedAt, fields, restoredFrom }));
    return adminList(summaries, total, range);
  }

  /** @throws NoSuchRevision */
  async view(version: number): Promise<RevisionView> {
    const found = await this.settings.revision(version);
    if (!found) throw new NoSuchRevision(version);
    const { changed, ...summary } = found;
    return { ...summary, settings: { ...settingsOf(changed), version } };
  }

  /** Pictures that the site shows, or would show again after a restore. */
  async images(): Promise<string[]> {
    const { items } = await this.settings.history({ page: 1, limit: SAVES_WITH_PICTURES });
    return items.flatMap(({ changed }) => imagesOf(changed));
  }
}
