import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { VERSION_IN_ADDRESS } from '../../../../platform/http/requests/version.pipe.js';
import { SaveSettings } from '../../application/save-settings.js';
import { type RevisionView, SettingsHistory } from '../../application/settings-history.js';
import { EARLIER_SETTINGS, LATEST_SAVES, type LatestSaves, SETTINGS_SAVED, type SettingsSaved } from './settings.answers.js';
import { VersionDto } from './settings.dto.js';

const VERSION = { name: 'version', type: 'integer', description: 'As the list of saves answers it.' };
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
  @ApiOperation({ summary: 'The last saves of the settings' })
  @Answers(LATEST_SAVES, 'Twenty of them at most, newest first.')
  async latest(): Promise<LatestSaves> {
    return { items: await this.history.latest() };
  }

  /** One save with every setting as it was; 404 for older ones. */
  @Get(':version')
  @ApiOperation({ summary: 'The settings as they once were' })
  @ApiParam(VERSION)
  @Answers(EARLIER_SETTINGS, 'The save, and all settings after it.')
  @ApiResponse({ status: 400, description: 'The version is no whole number.' })
  @ApiResponse(UNKNOWN)
  view(@Param('version', VERSION_IN_ADDRESS) version: number): Promise<RevisionView> {
    return this.history.view(version);
  }

  /** Saves that version again, as a new version. */
  @Post(':version/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring back an earlier state of the settings' })
  @ApiParam(VERSION)
  @Answers(SETTINGS_SAVED, 'All settings as they are now.')
  @ApiResponse({ status: 400, description: 'A version is no whole number, or a picture of that state is no longer here.' })
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'Somebody saved since the `version` in the body.' })
  async restore(
    @Param('version', VERSION_IN_ADDRESS) revision: number,
    @Body() { version }: VersionDto,
    @ClientAddress() client: string,
  ): Promise<SettingsSaved> {
    return { success: true, settings: await this.save.restore(revision, { version, client }) };
  }
}
