import { AuditLog } from '../../../shared/office/audit-log.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import { UploadedImages } from '../../../shared/pictures/image-uses.js';
import { Transaction } from '../../../shared/transaction.js';
import { changedBy, IMAGE_SETTINGS, imagesOf, settingsFrom, settingsOf, type SettingsInput } from '../domain/settings-change.js';
import { SettingsRepository } from '../domain/settings-repository.js';
import { NoSuchRevision, SettingsChangedMeanwhile } from '../domain/settings.errors.js';
import type { SiteSettings } from '../domain/site-settings.js';
import type { VersionedSettings } from './current-settings.js';

export interface SaveOptions {
  /** The version that the admin saw; without one the last save wins. */
  version?: number;
  client: string | null;
}

/** Saves wording, pictures and colours; each save can be restored later. */
export class SaveSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly images: UploadedImages,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param input absent settings are kept
   * @throws SettingsChangedMeanwhile or InvalidValues; nothing was saved then
   */
  async save(input: SettingsInput, options: SaveOptions): Promise<VersionedSettings> {
    const given = settingsFrom(input);
    return this.transaction.run(async () => {
      const current = await this.current(options.version);
      return this.store(changedBy(current, given), { given, restoredFrom: null }, options.client);
    });
  }

  /**
   * Saves the settings of an earlier version again.
   * @throws NoSuchRevision, SettingsChangedMeanwhile or InvalidValues; nothing was saved then
   */
  async restore(revision: number, options: SaveOptions): Promise<VersionedSettings> {
    return this.transaction.run(async () => {
      const current = await this.current(options.version);
      const found = await this.settings.revision(revision);
      if (!found) throw new NoSuchRevision(revision);
      const given = settingsOf(found.changed);
      return this.store(changedBy(current, given), { given, restoredFrom: revision }, options.client);
    });
  }

  private async current(expected: number | undefined): Promise<Partial<SiteSettings>> {
    const { changed, version } = await this.settings.readForUpdate();
    if (expected !== undefined && expected !== version) throw new SettingsChangedMeanwhile();
    return changed;
  }

  private async store(
    { changed, fields }: ReturnType<typeof changedBy>,
    { given, restoredFrom }: { given: Partial<SiteSettings>; restoredFrom: number | null },
    client: string | null,
  ): Promise<VersionedSettings> {
    const missing = await this.images.claim(imagesOf(given));
    const wrong = IMAGE_SETTINGS.filter((name) => missing.includes(given[name] ?? ''));
    if (wrong.length > 0)
      throw new InvalidValues(wrong.map((field) => ({ field, message: 'is a picture that is no longer here; upload it again' })));
    const version = await this.settings.save({ changed, fields, restoredFrom });
    if (restoredFrom === null) await this.audit.record({ action: 'settings-saved', client, detail: { version, fields } });
    else await this.audit.record({ action: 'settings-restored', client, detail: { version, fields, from: restoredFrom } });
    return { ...settingsOf(changed), version };
  }
}
