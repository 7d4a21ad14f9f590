import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { e164Of } from '../../../../shared/contact/contact-values.js';
import { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import { Answers, text } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { ApproveReferral } from '../../application/approve-referral.js';
import { ReferralQueries, type ReferrerList } from '../../application/referral-queries.js';
import type { ReferrerView } from '../../application/referral-views.js';
import { RejectReferral } from '../../application/reject-referral.js';
import { CopySignInLink } from '../../application/sign-in-links.js';
import { ReferralNotFound } from '../../domain/referral.errors.js';
import { codeFrom } from '../../domain/referrer.js';
import { ledgerCsv } from './ledger-csv.js';
import { COPIED, type Copied, DECIDED, type Decided, REFERRER_LIST, REFERRERS } from './referral.answers.js';
import { ApproveReferralDto, ReferrersQueryDto, RejectReferralDto } from './referral.dto.js';

const BAD = { status: 400, description: 'Fields are invalid, missing or unknown, each of them named.' };
const UNKNOWN = { status: 404, description: 'There is no referral with this code and phone number.' };
const NOT_PAID = {
  status: 409,
  description:
    'It was decided already; or the business was paid for before, with any code (`business-paid-before`): `detail` names that payment, and `payAgain` allows another one. Nothing was paid.',
};
const DECIDED_ALREADY = { status: 409, description: 'It was decided already; nothing was paid again.' };

@ApiTags('referrals')
@Controller('api')
export class ReferralAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: ReferralQueries,
    private readonly copying: CopySignInLink,
    private readonly calendar: SiteCalendar,
  ) {}

  @Get('referral/all')
  @ApiOperation({ summary: 'All referrers, with their referrals' })
  @Answers(
    REFERRERS,
    'Newest first; /api/admin/referrals has them by pages. The codes of one person are merged once an emailed link has confirmed the address.',
  )
  all(): Promise<ReferrerView[]> {
    return this.queries.all();
  }

  @Get('admin/referrals')
  @ApiOperation({ summary: 'Referrers, with their referrals' })
  @ApiQuery({ type: ReferrersQueryDto })
  @Answers(REFERRER_LIST, 'One page, newest first; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  list(@Query() raw: Record<string, unknown>): Promise<ReferrerList> {
    return this.queries.list(readQuery(ReferrersQueryDto, raw));
  }

  /** Flags do not block an approval: the admin has seen them. A second payment for one business needs a second confirmation. */
  @Post('referral/approve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Approve a referral and pay its reward, once' })
  @Answers(DECIDED, 'The referral, approved.')
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  @ApiResponse(NOT_PAID)
  async approve(
    @Body() { refCode, businessPhone, rewardAmount, payAgain }: ApproveReferralDto,
    @ClientAddress() client: string,
  ): Promise<Decided> {
    await this.commands.execute(new ApproveReferral(refCode, businessPhone, rewardAmount, client, payAgain));
    return this.decided(refCode, businessPhone);
  }

  @Post('referral/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject a referral' })
  @Answers(DECIDED, 'The referral, rejected.')
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  @ApiResponse(DECIDED_ALREADY)
  async reject(@Body() { refCode, businessPhone, reason }: RejectReferralDto, @ClientAddress() client: string): Promise<Decided> {
    await this.commands.execute(new RejectReferral(refCode, businessPhone, reason || null, client));
    return this.decided(refCode, businessPhone);
  }

  /** Makes a sign-in link for a referrer who has lost their cookie and whom the admin knows. */
  @Post('referral/:referrerId/sign-in-link')
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a sign-in link to copy' })
  @ApiParam({ name: 'referrerId', description: 'As in the list.' })
  @Answers(COPIED, 'The link, which is shown only once.')
  @ApiResponse({ status: 404, description: 'There is no referrer with this id.' })
  async link(@Param('referrerId') referrerId: string, @ClientAddress() client: string): Promise<Copied> {
    return { success: true, ...(await this.copying.run(referrerId, client)) };
  }

  /** For a spreadsheet. */
  @Get('admin/referrals/ledger.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="homewright-rewards.csv"')
  @ApiOperation({ summary: 'The reward ledger' })
  @ApiProduces('text/csv')
  @Answers(text, 'Every reward, oldest first; times are in the site’s time zone, and no cell is a formula.')
  async ledger(): Promise<string> {
    return ledgerCsv(await this.queries.ledger(), this.calendar);
  }

  private async decided(refCode: string, businessPhone: string): Promise<Decided> {
    const referral = await this.queries.find(codeFrom(refCode), e164Of(businessPhone) ?? '');
    if (!referral) throw new ReferralNotFound();
    return { success: true, referral };
  }
}
