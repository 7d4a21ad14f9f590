import { Body, Controller, Get, HttpCode, Inject, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { ChangeSiteSettings } from '../../application/change-site-settings.js';
import { SendTestEmail } from '../../application/send-test-email.js';
import { ReadSiteSettings } from '../../application/site-settings-view.js';
import { TRUSTED_PROXIES } from '../../operation.options.js';
import { proxiesFound } from './proxies-found.js';
import { SITE_SETTINGS, type SiteSettingsAnswer, TEST_EMAIL, type TestEmailAnswer } from './site-settings.answers.js';
import { SiteSettingsDto, TestEmailDto } from './site-settings.dto.js';

/** Operating settings; a change takes effect in all processes within a second, without a restart. */
@ApiTags('admin')
@Controller('api/admin/site-settings')
export class SiteSettingsController {
  constructor(
    private readonly settings: ReadSiteSettings,
    private readonly changes: ChangeSiteSettings,
    private readonly testEmails: SendTestEmail,
    @Inject(TRUSTED_PROXIES) private readonly trustProxy: string | undefined,
  ) {}

  /** Secrets are never returned. */
  @Get()
  @ApiOperation({ summary: 'Settings of the running site' })
  @Answers(SITE_SETTINGS, 'Every setting with its value and the origin of that.')
  async read(@Req() request: FastifyRequest): Promise<SiteSettingsAnswer> {
    return { ...(await this.settings.get()), proxies: proxiesFound(request, this.trustProxy) };
  }

  /** All of the changes, or none. */
  @Put()
  @ApiOperation({ summary: 'Change settings of the running site' })
  @Answers(SITE_SETTINGS, 'Every setting after the change.')
  @ApiResponse({ status: 400, description: 'Invalid values, each of them named; nothing was saved.' })
  @ApiResponse({
    status: 409,
    description: 'The environment sets it, or it was changed since `version`: `errors` has the present values. Nothing was saved.',
  })
  async change(
    @Body() { changes }: SiteSettingsDto,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
  ): Promise<SiteSettingsAnswer> {
    await this.changes.execute(changes, { client, openedAt: request.headers.origin });
    return this.read(request);
  }

  /** Sent at once with the present settings: the answer waits for the mail server. */
  @Post('test-letter')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a test email' })
  @Answers(TEST_EMAIL, 'The mail server accepted it.')
  @ApiResponse({ status: 400, description: 'The address is invalid.' })
  @ApiResponse({ status: 409, description: 'Mail is not set up; `detail` says what is missing.' })
  @ApiResponse({ status: 502, description: 'The mail server refused it; `detail` has the reason.' })
  async test(@Body() { to }: TestEmailDto, @ClientAddress() client: string): Promise<TestEmailAnswer> {
    return { success: true, ...(await this.testEmails.execute(to, client)) };
  }
}
