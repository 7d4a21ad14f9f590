import { Module } from '@nestjs/common';
import { PageReads } from '../../platform/web/page-reads.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { CurrentSettings } from './application/current-settings.js';

/** Wording, pictures and colours of the site. */
@Module({ controllers: [SettingsController], providers: [CurrentSettings] })
export class ContentModule {
  constructor(reads: PageReads, settings: CurrentSettings) {
    reads.offer('settings', () => settings.get());
  }
}
