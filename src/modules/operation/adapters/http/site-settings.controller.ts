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
  @ApiOperation({ summary: 'How the site is run' })
  @Answers(SITE_SETTINGS, 'Every setting with where its value comes from.')
  async read(@Req() request: FastifyRequest): Promise<SiteSettingsAnswer> {
    return { ...(await this.settings.get()), proxies: proxiesFound(request, this.trustProxy) };
  }

  /** All of the changes, or none. */
  @Put()
  @ApiOperation({ summary: 'Change how the site is run' })
  @Answers(SITE_SETTINGS, 'Every setting as it is now.')
  @ApiResponse({ status: 400, description: 'Bad values, each one named; nothing was saved.' })
  @ApiResponse({
    status: 409,
    description: 'The environment sets it, or somebody changed it since `version`: `errors` says to what. Nothing was saved.',
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
  @Answers(TEST_EMAIL, 'The mail server took it.')
  @ApiResponse({ status: 400, description: 'The address is none.' })
  @ApiResponse({ status: 409, description: 'Mail is not set up; `detail` says what is missing.' })
  @ApiResponse({ status: 502, description: 'The mail server did not take it; `detail` says why in plain words.' })
  async test(@Body() { to }: TestEmailDto, @ClientAddress() client: string): Promise<TestEmailAnswer> {
    return { success: true, ...(await this.testEmails.execute(to, client)) };
  }
}
