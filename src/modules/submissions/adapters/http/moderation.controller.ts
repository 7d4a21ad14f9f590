import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import type { AdminList } from '../../../../shared/office/admin-list.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { ApproveSubmission } from '../../application/approve-submission.js';
import { DecideInBulk } from '../../application/decide-in-bulk.js';
import { DecideSubmission } from '../../application/decide-submission.js';
import { RetryDeliveries } from '../../application/retry-deliveries.js';
import { type SubmissionView, SubmissionViews } from '../../application/submission-views.js';
import { ApproveDto, BulkDto, ComparisonDto, DecideDto, ReasonDto, SubmissionsQueryDto } from './moderation.dto.js';
import { BULK, type BulkAnswer, DECIDED, type Decided, SUBMISSION, SUBMISSIONS } from './submission.answers.js';

const ID = { name: 'id', description: 'As the list answers it.' };
const UNKNOWN = { status: 404, description: 'No submission has this id.' };
const DECIDED_ALREADY = {
  status: 409,
  description: 'It was decided already, or has changed since `version`: then the fields that have are named.',
};
const NO_VERSION = { status: 400, description: 'The version is no whole number.' };
const NO_REASON = { status: 400, description: 'The reason is missing, or no text.' };

@ApiTags('admin')
@Controller('api/admin/submissions')
export class ModerationController {
  constructor(
    private readonly views: SubmissionViews,
    private readonly approval: ApproveSubmission,
    private readonly decision: DecideSubmission,
    private readonly bulk: DecideInBulk,
    private readonly retrying: RetryDeliveries,
  ) {}

  /** New businesses and renewals. */
  @Get()
  @ApiOperation({ summary: 'What owners have submitted' })
  @ApiQuery({ type: SubmissionsQueryDto })
  @Answers(SUBMISSIONS, 'One page of them, newest first unless another order is asked for; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is bad or repeated.' })
  list(@Query() raw: Record<string, unknown>): Promise<AdminList<SubmissionView>> {
    return this.views.find(readQuery(SubmissionsQueryDto, raw));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One submission' })
  @ApiParam(ID)
  @ApiQuery({ type: ComparisonDto })
  @Answers(SUBMISSION, 'The submission, whatever its status.')
  @ApiResponse({ status: 400, description: 'A parameter is bad or repeated.' })
  @ApiResponse(UNKNOWN)
  get(@Param('id') id: string, @Query() raw: Record<string, unknown>): Promise<SubmissionView> {
    return this.views.get(id, readQuery(ComparisonDto, raw).listingId);
  }

  /** Each item succeeds or fails by itself. */
  @Post('bulk')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decide about many submissions alike' })
  @Answers(BULK, 'What became of each: one that has changed since its version is left as it is, for itself alone.')
  @ApiResponse({ status: 400, description: 'Bad values, each one named.' })
  async decideAll(@Body() { action, items, reason = '' }: BulkDto, @ClientAddress() client: string): Promise<BulkAnswer> {
    return { success: true, ...(await this.bulk.run(action, items, reason, client)) };
  }

  /** A new business can be found within about two seconds; the changes of a renewal stay after every sync. */
  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish a submission' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission, approved.')
  @ApiResponse({ status: 400, description: 'Bad edits, each one named; or no listing is matched, and none was chosen.' })
  @ApiResponse(UNKNOWN)
  @ApiResponse({
    status: 409,
    description:
      'It was decided already; it has changed since `version`, and the fields that have are named; the address on file objects (`contact-change-objected`), could not be told (`contact-change-unreached`), or is told only now that the business would be reached in another way (`contact-change-untold`); or the listing has just been merged into another one (`listing-merged`).',
  })
  async approve(@Param('id') id: string, @Body() body: ApproveDto, @ClientAddress() client: string): Promise<Decided> {
    await this.approval.run(id, body, client);
    return this.decided(id);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject a submission' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission, rejected.')
  @ApiResponse(NO_REASON)
  @ApiResponse(UNKNOWN)
  @ApiResponse(DECIDED_ALREADY)
  async reject(@Param('id') id: string, @Body() { reason, version }: ReasonDto, @ClientAddress() client: string): Promise<Decided> {
    await this.decision.reject(id, reason, { client, version });
    return this.decided(id);
  }

  @Post(':id/request-changes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a submission back to its owner' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission; it waits for its owner.')
  @ApiResponse(NO_REASON)
  @ApiResponse(UNKNOWN)
  @ApiResponse(DECIDED_ALREADY)
  async requestChanges(@Param('id') id: string, @Body() { reason, version }: ReasonDto, @ClientAddress() client: string): Promise<Decided> {
    await this.decision.requestChanges(id, reason, { client, version });
    return this.decided(id);
  }

  @Post(':id/spam')
  @HttpCode(200)
  @ApiOperation({ summary: 'Put a submission with the spam' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission; its owner hears nothing of it.')
  @ApiResponse(NO_VERSION)
  @ApiResponse(UNKNOWN)
  @ApiResponse(DECIDED_ALREADY)
  async spam(@Param('id') id: string, @Body() { version }: DecideDto, @ClientAddress() client: string): Promise<Decided> {
    await this.decision.markAsSpam(id, { client, version });
    return this.decided(id);
  }

  /** From spam, rejected or withdrawn. */
  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Have a submission wait for a decision again' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission, which waits.')
  @ApiResponse(NO_VERSION)
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'It waits already, was approved, or has changed since `version`.' })
  async restore(@Param('id') id: string, @Body() { version }: DecideDto, @ClientAddress() client: string): Promise<Decided> {
    await this.decision.restore(id, { client, version });
    return this.decided(id);
  }

  /** Safe to repeat. */
  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try the deliveries of a submission again' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission; what others have not heard of it is on its way.')
  @ApiResponse(UNKNOWN)
  async retry(@Param('id') id: string): Promise<Decided> {
    await this.retrying.run(id);
    return this.decided(id);
  }

  private async decided(id: string): Promise<Decided> {
    return { success: true, submission: await this.views.get(id) };
  }
}
