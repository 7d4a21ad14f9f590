import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteOrigin } from '../../../../platform/web/site-origin.js';
import { e164Of } from '../../../../shared/contact/contact-values.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { PartOfSite } from '../../../../platform/http/requests/part-of-site.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { CreateReferrer } from '../../application/create-referrer.js';
import { ReferralQueries } from '../../application/referral-queries.js';
import type { MyReferralsView } from '../../application/referral-views.js';
import { MailSignInLink } from '../../application/sign-in-links.js';
import { TrackReferral } from '../../application/track-referral.js';
import { CREATED, type Created, DONE, type Done, MINE } from './referral.answers.js';
import { CreateReferrerDto, SignInLinkDto, TrackDto } from './referral.dto.js';
import { ReferrerCookie } from './referrer-cookie.js';

const BAD = { status: 400, description: 'Fields are invalid, missing or unknown, each of them named.' };
const TOO_MANY = { status: 429, description: 'Twenty came from this address within an hour; Retry-After says when to try again.' };
const SUCCESS = { success: true } as const;
const NOBODY: MyReferralsView = { code: null, totalRewards: 0, businessesReferred: [] };

/** For referrers. They have no account: a signed cookie identifies the browser. */
@ApiTags('referrals')
@PartOfSite('referrals')
@Controller('api/referral')
export class ReferralsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: ReferralQueries,
    private readonly mailing: MailSignInLink,
    private readonly cookie: ReferrerCookie,
    private readonly origin: SiteOrigin,
  ) {}

  /**
   * A known email address gets the same answer as a new one, with a new code that shows nothing of the existing ones: nobody can find out
   * who takes part.
   */
  @Public()
  @Post('create')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Create a referral code' })
  @Answers(CREATED, 'The code and its link. The answer sets the referrer cookie.', 201)
  @ApiResponse(BAD)
  @ApiResponse(TOO_MANY)
  async create(
    @Body() { name, email }: CreateReferrerDto,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Created> {
    const { id, code } = await this.commands.execute(new CreateReferrer(name, email, client));
    this.cookie.write(request, reply, { referrerId: id, whole: false });
    return { success: true, code, link: `${this.origin.value}/signup?ref=${code}` };
  }

  @Public()
  @Get('my-referrals')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The code of this browser, and its referrals' })
  @Answers(MINE, 'The data of the referrer cookie; without one there is no code.')
  async mine(@Req() request: FastifyRequest): Promise<MyReferralsView> {
    const identity = this.cookie.read(request);
    return (identity && (await this.queries.mine(identity))) ?? NOBODY;
  }

  /** Safe to repeat: one referral for each code and phone number. */
  @Public()
  @Post('track')
  @HttpCode(200)
  @ApiOperation({ summary: 'Report a referred business' })
  @Answers(DONE, 'The referral is known.')
  @ApiResponse(BAD)
  @ApiResponse({ status: 404, description: 'There is no such code.' })
  @ApiResponse({ status: 409, description: 'The listing form with this code and phone number has the email address of the referrer.' })
  @ApiResponse(TOO_MANY)
  async track(@Body() { refCode, businessName, businessPhone, industry }: TrackDto, @ClientAddress() client: string): Promise<Done> {
    const phoneE164 = e164Of(businessPhone) ?? '';
    await this.commands.execute(new TrackReferral(refCode, { name: businessName, industry, phone: businessPhone, phoneE164 }, client));
    return SUCCESS;
  }

  /** For another device. */
  @Public()
  @Post('sign-in-link')
  @HttpCode(200)
  @ApiOperation({ summary: 'Request a sign-in link by email' })
  @Answers(DONE, 'If the address belongs to a referrer and mail is configured, a link is sent. The answer is the same in all cases.')
  @ApiResponse(BAD)
  @ApiResponse(TOO_MANY)
  async mailLink(@Body() { email }: SignInLinkDto, @ClientAddress() client: string): Promise<Done> {
    await this.mailing.run(email, client);
    return SUCCESS;
  }
}
