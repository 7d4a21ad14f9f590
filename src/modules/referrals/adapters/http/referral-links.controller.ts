import { PartOfSite } from '../../../../platform/http/requests/part-of-site.decorator.js';
import { Controller, Get, Param, Post, Query, Redirect, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { clientKey } from '../../../../platform/http/requests/client-key.js';
import { PageForm } from '../../../../platform/web/page-form.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { CheckOrigin } from '../../../admin-auth/index.js';
import { FollowSignInLink } from '../../application/sign-in-links.js';
import { codeInAddress } from '../../domain/referrer.js';
import { ReferrerCookie } from './referrer-cookie.js';

/** The targets of links that referrers pass on or receive. */
@ApiExcludeController()
@Controller()
export class ReferralLinksController {
  constructor(
    private readonly following: FollowSignInLink,
    private readonly cookie: ReferrerCookie,
  ) {}

  /** Leads to the listing form, whether or not the code is known. */
  @Public()
  @Redirect()
  @Get('signup')
  signUp(@Query('ref') ref: unknown): { url: string; statusCode: number } {
    const code = codeInAddress([ref].flat()[0]);
    return { url: `/list-business${code ? `?ref=${code}` : ''}`, statusCode: 302 };
  }

  /**
   * The button on the page of a sign-in link sends this. Mail scanners open links but do not press buttons, so they do not use the link up.
   */
  @CheckOrigin()
  @PageForm('/referral-program')
  @PartOfSite('referrals')
  @Post('referral-program/sign-in/:token')
  async signIn(
    @Param('token') token: string,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.write(request, reply, await this.following.run(token, clientKey(client)));
  }
}
