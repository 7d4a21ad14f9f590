import { Module } from '@nestjs/common';
import { ContentGeneration } from '../../platform/web/content-generation.js';
import { PageReads } from '../../platform/web/page-reads.js';
import { FaqController } from './adapters/http/faq.controller.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { PostgresSettingsRepository } from './adapters/postgres/postgres-settings-repository.js';
import { CurrentSettings } from './application/current-settings.js';
import { SettingsRepository } from './domain/settings-repository.js';

const SETTINGS_CHANGED = 'settings_changed';

/** Wording, pictures and colours of the site. */
@Module({
  controllers: [SettingsController, FaqController],
  providers: [
    { provide: SettingsRepository, useClass: PostgresSettingsRepository },
    { provide: CurrentSettings, inject: [SettingsRepository], useFactory: (settings: SettingsRepository) => new CurrentSettings(settings) },
  ],
})
export class ContentModule {
  constructor(reads: PageReads, generation: ContentGeneration, settings: CurrentSettings) {
    generation.risesOn(SETTINGS_CHANGED);
    reads.offer('settings', () => settings.forPages());
  }
}
