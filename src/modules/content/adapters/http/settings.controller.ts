import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { AdminPages } from '../../../../platform/web/admin-pages.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { CurrentSettings, type VersionedSettings } from '../../application/current-settings.js';
import { SaveSettings } from '../../application/save-settings.js';
import { settingsFrom } from '../../domain/settings-change.js';
import { type Preview, PREVIEW, SETTINGS, SETTINGS_SAVED, type SettingsSaved } from './settings.answers.js';
import { PreviewDto, SaveSettingsDto } from './settings.dto.js';

@ApiTags('settings')
@Controller('api')
export class SettingsController {
  constructor(
    private readonly settings: CurrentSettings,
    private readonly save: SaveSettings,
    private readonly pages: AdminPages,
  ) {}

  /** Wording, pictures and colours of the site, with defaults where nothing is saved. */
  @Public()
  @Get('settings')
  @ApiOperation({ summary: 'The settings of the site' })
  @Answers(SETTINGS, 'Every setting; unchanged ones have their defaults.')
  get(): Promise<VersionedSettings> {
    return this.settings.get();
  }

  /** Saves the given settings and keeps the others; 409 for an outdated version, and nothing is saved then. */
  @Post('settings')
  @HttpCode(200)
  @ApiOperation({ summary: 'Save settings' })
  @Answers(SETTINGS_SAVED, 'All settings after the change.')
  @ApiResponse({ status: 400, description: 'A setting is unknown or invalid, or a picture was deleted; each one is named.' })
  @ApiResponse({ status: 409, description: 'The settings were saved since `version`.' })
  async post(@Body() { version, ...given }: SaveSettingsDto, @ClientAddress() client: string): Promise<SettingsSaved> {
    return { success: true, settings: await this.save.save(given, { version, client }) };
  }

  /** A public page with these settings; nothing is saved. The HTML has no scripts. */
  @Post('admin/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview a page with unsaved settings' })
  @Answers(PREVIEW, 'The page with these values.')
  @ApiResponse({ status: 400, description: 'The address or a setting is invalid; each one is named.' })
  async preview(@Body() { address, settings }: PreviewDto): Promise<Preview> {
    const shown = { ...(await this.settings.get()), ...settingsFrom(settings) };
    return { html: await this.pages.preview(address, { settings: shown }) };
  }
}
