import { RegionsController } from './adapters/http/regions.controller.js';
import { Logger, Module } from '@nestjs/common';
import { oncePerMinute } from '../../platform/once-per-minute.js';
import { CacheVersion } from '../../platform/web/cache-version.js';
import { PageLinks } from '../../platform/web/page-links.js';
import { PageReads } from '../../platform/web/page-reads.js';
import { AuditLog } from '../../shared/office/audit-log.js';
import { ImageUses, UploadedImages } from '../../shared/pictures/image-uses.js';
import { EmailWriter } from '../../shared/mail/emails.js';
import { Transaction } from '../../shared/transaction.js';
import { AdminLinksController } from './adapters/http/admin-links.controller.js';
import { GuidesController } from './adapters/http/guides.controller.js';
import { FaqController } from './adapters/http/faq.controller.js';
import { SettingsHistoryController } from './adapters/http/settings-history.controller.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { CachedSettings, SETTINGS_CHANGED } from './adapters/postgres/cached-settings.js';
import { PostgresSettingsRepository } from './adapters/postgres/postgres-settings-repository.js';
import { CurrentSettings, SavedSettings } from './application/current-settings.js';
import { SaveSettings } from './application/save-settings.js';
import { StartWording } from './application/start-wording.js';
import { SettingsHistory } from './application/settings-history.js';
import { AdminTextsController } from './adapters/http/admin-texts.controller.js';
import { TextsController } from './adapters/http/texts.controller.js';
import { CachedTexts } from './adapters/postgres/cached-texts.js';
import { PostgresTextsRepository } from './adapters/postgres/postgres-texts-repository.js';
import { CurrentTexts, SavedTexts } from './application/current-texts.js';
import { WriteEmails } from './application/write-emails.js';
import { EditTexts } from './application/edit-texts.js';
import { TextsRepository } from './domain/texts/texts-repository.js';
import { SettingsRepository } from './domain/settings-repository.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { SetupChecklist } from '../../shared/office/setup-checklist.js';
import { classProvider, factoryProvider } from '../../shared/providers.js';

const logger = new Logger('Settings');

/** Wording, pictures and colours of the site. */
@Module({
  controllers: [
    SettingsController,
    SettingsHistoryController,
    FaqController,
    GuidesController,
    TextsController,
    AdminTextsController,
    AdminLinksController,
    RegionsController,
  ],
  providers: [
    { provide: SettingsRepository, useClass: PostgresSettingsRepository },
    { provide: SavedSettings, useClass: CachedSettings },
    factoryProvider(
      CurrentSettings,
      [SavedSettings],
      (saved) =>
        new CurrentSettings(
          saved,
          oncePerMinute((error) =>
            logger.warn(`Settings could not be read, pages show those read last, or the defaults: ${String(error)}`),
          ),
        ),
    ),
    { provide: TextsRepository, useClass: PostgresTextsRepository },
    { provide: SavedTexts, useClass: CachedTexts },
    factoryProvider(
      CurrentTexts,
      [SavedTexts, CurrentSettings, EffectiveSettings],
      (saved, settings, operation) =>
        new CurrentTexts(
          saved,
          settings,
          operation,
          oncePerMinute((error) => logger.warn(`Texts could not be read, pages show the defaults: ${String(error)}`)),
        ),
    ),
    classProvider(WriteEmails, [SavedTexts, CurrentTexts]),
    classProvider(EditTexts, [TextsRepository, AuditLog, Transaction, EffectiveSettings]),
    classProvider(StartWording, [CurrentSettings, EffectiveSettings]),
    classProvider(SettingsHistory, [SettingsRepository]),
    classProvider(SaveSettings, [SettingsRepository, UploadedImages, AuditLog, Transaction]),
  ],
})
export class ContentModule {
  constructor(
    reads: PageReads,
    cacheVersion: CacheVersion,
    settings: CurrentSettings,
    history: SettingsHistory,
    uses: ImageUses,
    checklist: SetupChecklist,
    start: StartWording,
    emails: EmailWriter,
    written: WriteEmails,
    links: PageLinks,
    texts: EditTexts,
  ) {
    links.register(async (path) => (await texts.linkingTo(path)).map(({ page, title }) => ({ kind: 'text', name: page, title })));
    emails.register((name, words) => written.write(name, words));
    cacheVersion.bumpOn(SETTINGS_CHANGED);
    reads.offer('settings', () => settings.forPages());
    uses.register(() => history.images());
    checklist.register('name', () => start.name());
    checklist.register('figures', () => start.figures());
  }
}
