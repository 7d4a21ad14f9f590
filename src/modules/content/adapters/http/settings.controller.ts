import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/http/public.decorator.js';
import { CurrentSettings, type VersionedSettings } from '../../application/current-settings.js';

@ApiTags('directory')
@Controller('api/settings')
export class SettingsController {
  constructor(private readonly settings: CurrentSettings) {}

  /** Wording, pictures and colours of the site, each one filled in. */
  @Public()
  @Get()
  @ApiOperation({ summary: 'The settings of the site' })
  get(): Promise<VersionedSettings> {
    return this.settings.get();
  }
}
