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

const ID = { name: 'id', description: 'As in the list.' };
const UNKNOWN = { status: 404, description: 'There is no submission with this id.' };
const DECIDED_ALREADY = {
  status: 409,
  description: 'It was decided already, or has changed since `version`: then the changed fields are named.',
};
const NO_VERSION = { status: 400, description: 'The version is not an integer.' };
const NO_REASON = { status: 400, description: 'The reason is missing, or not text.' };

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
  @ApiOperation({ summary: 'Submissions of owners' })
  @ApiQuery({ type: SubmissionsQueryDto })
  @Answers(SUBMISSIONS, 'One page, newest first by default; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  list(@Query() raw: Record<string, unknown>): Promise<AdminList<SubmissionView>> {
    return this.views.find(readQuery(SubmissionsQueryDto, raw));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One submission' })
  @ApiParam(ID)
  @ApiQuery({ type: ComparisonDto })
  @Answers(SUBMISSION, 'The submission, whatever its status.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  @ApiResponse(UNKNOWN)
  get(@Param('id') id: string, @Query() raw: Record<string, unknown>): Promise<SubmissionView> {
    return this.views.get(id, readQuery(ComparisonDto, raw).listingId);
  }

  /** Each item succeeds or fails by itself. */
  @Post('bulk')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decide about many submissions' })
  @Answers(BULK, 'The result of each: one that has changed since its version is not decided.')
  @ApiResponse({ status: 400, description: 'Invalid values, each of them named.' })
  async decideAll(@Body() { action, items, reason = '' }: BulkDto, @ClientAddress() client: string): Promise<BulkAnswer> {
    return { success: true, ...(await this.bulk.run(action, items, reason, client)) };
  }

  /** A new business can be found within about two seconds; the changes of a renewal stay after every sync. */
  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish a submission' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission, approved.')
  @ApiResponse({ status: 400, description: 'Invalid edits, each of them named; or no listing matches, and none was chosen.' })
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
  @ApiOperation({ summary: 'Ask the owner of a submission for changes' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission, which its owner has to correct.')
  @ApiResponse(NO_REASON)
  @ApiResponse(UNKNOWN)
  @ApiResponse(DECIDED_ALREADY)
  async requestChanges(@Param('id') id: string, @Body() { reason, version }: ReasonDto, @ClientAddress() client: string): Promise<Decided> {
    await this.decision.requestChanges(id, reason, { client, version });
    return this.decided(id);
  }

  @Post(':id/spam')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark a submission as spam' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission; its owner is not notified.')
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
  @ApiOperation({ summary: 'Return a submission to the queue' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The pending submission.')
  @ApiResponse(NO_VERSION)
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'It is pending already, was approved, or has changed since `version`.' })
  async restore(@Param('id') id: string, @Body() { version }: DecideDto, @ClientAddress() client: string): Promise<Decided> {
    await this.decision.restore(id, { client, version });
    return this.decided(id);
  }

  /** Safe to repeat. */
  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Retry the deliveries of a submission' })
  @ApiParam(ID)
  @Answers(DECIDED, 'The submission; its pending deliveries are being retried.')
  @ApiResponse(UNKNOWN)
  async retry(@Param('id') id: string): Promise<Decided> {
    await this.retrying.run(id);
    return this.decided(id);
  }

  private async decided(id: string): Promise<Decided> {
    return { success: true, submission: await this.views.get(id) };
  }
}
