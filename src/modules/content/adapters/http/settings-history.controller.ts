import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { VERSION_IN_ADDRESS } from '../../../../platform/http/requests/version.pipe.js';
import { SaveSettings } from '../../application/save-settings.js';
import { type RevisionView, SettingsHistory } from '../../application/settings-history.js';
import { EARLIER_SETTINGS, LATEST_SAVES, type LatestSaves, SETTINGS_SAVED, type SettingsSaved } from './settings.answers.js';
import { VersionDto } from './settings.dto.js';

const VERSION = { name: 'version', type: 'integer', description: 'As in the list of saves.' };
const UNKNOWN = { status: 404, description: 'None of the last twenty saves has this version.' };

@ApiTags('settings')
@Controller('api/admin/settings/history')
export class SettingsHistoryController {
  constructor(
    private readonly history: SettingsHistory,
    private readonly save: SaveSettings,
  ) {}

  /** The last twenty saves, newest first: the first one is the present state. */
  @Get()
  @ApiOperation({ summary: 'History of the settings' })
  @Answers(LATEST_SAVES, 'At most twenty, newest first.')
  async latest(): Promise<LatestSaves> {
    return { items: await this.history.latest() };
  }

  /** One save with every setting as it was; 404 for older ones. */
  @Get(':version')
  @ApiOperation({ summary: 'An earlier version of the settings' })
  @ApiParam(VERSION)
  @Answers(EARLIER_SETTINGS, 'The save, and all settings after it.')
  @ApiResponse({ status: 400, description: 'The version is not an integer.' })
  @ApiResponse(UNKNOWN)
  view(@Param('version', VERSION_IN_ADDRESS) version: number): Promise<RevisionView> {
    return this.history.view(version);
  }

  /** Saves that version again, as a new version. */
  @Post(':version/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore an earlier version of the settings' })
  @ApiParam(VERSION)
  @Answers(SETTINGS_SAVED, 'All settings after the change.')
  @ApiResponse({ status: 400, description: 'A version is not an integer, or a picture of that version was deleted.' })
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'The settings were saved since the `version` in the body.' })
  async restore(
    @Param('version', VERSION_IN_ADDRESS) revision: number,
    @Body() { version }: VersionDto,
    @ClientAddress() client: string,
  ): Promise<SettingsSaved> {
    return { success: true, settings: await this.save.restore(revision, { version, client }) };
  }
}
