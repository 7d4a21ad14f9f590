import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { serialised } from '../../../../shared/serialised.js';
import { OwnSubmission, type OwnSubmissionView } from '../../application/own-submission.js';
import { CorrectOwnDto } from './moderation.dto.js';
import { OWN_CHANGE, OWN_SUBMISSION, type OwnChange } from './submission.answers.js';

const TOKEN = { name: 'token', description: "The token in the owner's link." };
const UNKNOWN = { status: 404, description: 'There is no submission with this link.' };
const CLOSED = { status: 409, description: 'It was decided or withdrawn.' };
const CHANGED = {
  status: 409,
  description: 'It was decided or withdrawn; or its fields have changed since the version that was opened.',
};
const TOO_MANY = { status: 429, description: 'More than 20 from one address within an hour, including forms.' };

/** For owners. They have no account: the private link is the only credential. */
@ApiTags('directory')
@Controller('api/status/:token')
export class OwnSubmissionController {
  constructor(
    private readonly own: OwnSubmission,
    reads: PageReads,
  ) {
    reads.offer('ownSubmission', async ({ token }) => serialised(await own.look(token)));
  }

  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The status of a submission' })
  @ApiParam(TOKEN)
  @Answers(OWN_SUBMISSION, 'The submission, for its owner.')
  @ApiResponse(UNKNOWN)
  look(@Param('token') token: string): Promise<OwnSubmissionView> {
    return this.own.look(token);
  }

  @Public()
  @Post('correct')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Correct a submission' })
  @ApiParam(TOKEN)
  @Answers(OWN_CHANGE, 'The submission after the change, pending again.')
  @ApiResponse({ status: 400, description: 'Fields are invalid, missing or unknown, each of them named.' })
  @ApiResponse(UNKNOWN)
  @ApiResponse(CHANGED)
  @ApiResponse(TOO_MANY)
  async correct(
    @Param('token') token: string,
    @Body() { fields, version }: CorrectOwnDto,
    @ClientAddress() client: string,
  ): Promise<OwnChange> {
    return { success: true, submission: await this.own.correct(token, fields, { client, version, within: 'fields' }) };
  }

  @Public()
  @Post('withdraw')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Withdraw a submission' })
  @ApiParam(TOKEN)
  @Answers(OWN_CHANGE, 'The withdrawn submission.')
  @ApiResponse(UNKNOWN)
  @ApiResponse(CLOSED)
  @ApiResponse(TOO_MANY)
  async withdraw(@Param('token') token: string, @ClientAddress() client: string): Promise<OwnChange> {
    return { success: true, submission: await this.own.withdraw(token, client) };
  }
}
