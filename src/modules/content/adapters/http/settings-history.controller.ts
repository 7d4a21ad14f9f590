import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../platform/http/answers/answers.js';
import type { AdminList } from '../../../../shared/office/admin-list.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { PageQueryDto } from '../../../../platform/http/requests/page-query.dto.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { VERSION_IN_ADDRESS } from '../../../../platform/http/requests/version.pipe.js';
import { SaveSettings } from '../../application/save-settings.js';
import { type RevisionSummary, type RevisionView, SettingsHistory } from '../../application/settings-history.js';
import { EARLIER_SETTINGS, SETTINGS_SAVES, SETTINGS_SAVED, type SettingsSaved } from './settings.answers.js';
import { VersionDto } from './settings.dto.js';

const VERSION = { name: 'version', type: 'integer', description: 'As in the list of saves.' };
const UNKNOWN = { status: 404, description: 'No save has this version.' };

@ApiTags('settings')
@Controller('api/admin/settings/history')
export class SettingsHistoryController {
  constructor(
    private readonly history: SettingsHistory,
    private readonly save: SaveSettings,
  ) {}

  /** The saves, newest first: the first one of the first page is the present state. */
  @Get()
  @ApiOperation({ summary: 'The saves of the settings' })
  @ApiQuery({ type: PageQueryDto })
  @Answers(SETTINGS_SAVES, 'One page of them, newest first.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  list(@Query() raw: Record<string, unknown>): Promise<AdminList<RevisionSummary>> {
    return this.history.list(readQuery(PageQueryDto, raw));
  }

  /** One save with every setting as it was. */
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
