import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ClientAddress } from '../../../../shared/http/client.decorator.js';
import type { VersionedSettings } from '../../application/current-settings.js';
import { SaveSettings } from '../../application/save-settings.js';
import { type RevisionSummary, type RevisionView, SettingsHistory } from '../../application/settings-history.js';
import { VersionDto } from './settings.dto.js';

@ApiTags('settings')
@Controller('api/admin/settings/history')
export class SettingsHistoryController {
  constructor(
    private readonly history: SettingsHistory,
    private readonly save: SaveSettings,
  ) {}

  /** The last twenty saves, newest first: the first one is what stands now. */
  @Get()
  @ApiOperation({ summary: 'The last saves of the settings' })
  async latest(): Promise<{ items: RevisionSummary[] }> {
    return { items: await this.history.latest() };
  }

  /** One of them with every setting as it was; 404 for an older one. */
  @Get(':version')
  @ApiOperation({ summary: 'The settings as they once were' })
  view(@Param('version', ParseIntPipe) version: number): Promise<RevisionView> {
    return this.history.view(version);
  }

  /** Saves that state again, as a new version. */
  @Post(':version/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring back an earlier state of the settings' })
  async restore(
    @Param('version', ParseIntPipe) revision: number,
    @Body() { version }: VersionDto,
    @ClientAddress() client: string,
  ): Promise<{ success: true; settings: VersionedSettings }> {
    return { success: true, settings: await this.save.restore(revision, { version, client }) };
  }
}
