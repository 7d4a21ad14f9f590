import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import type { AdminList } from '../../../../shared/office/admin-list.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { ScheduleDrafts } from '../../application/schedule-drafts.js';
import { WriteDrafts } from '../../application/write-drafts.js';
import type { DraftSummary } from '../../domain/blog-draft.js';
import {
  DRAFT,
  DRAFT_PUBLISHED,
  DRAFT_REMOVED,
  type DraftPublished,
  type DraftRemoved,
  DRAFTS,
  type DraftSummaryView,
  type DraftView,
} from './blogs.answers.js';
import { DraftsQueryDto, NewDraftDto, SaveDraftDto, ScheduleDraftDto } from './blogs.dto.js';

const ID = { name: 'id', description: 'As in the list.' };
const UNKNOWN = { status: 404, description: 'There is no draft with this id.' };
const BAD = { status: 400, description: 'The fields or the version are missing, or there are unknown fields.' };

@ApiTags('blogs')
@Controller('api/admin/blog-drafts')
export class DraftsController {
  constructor(
    private readonly drafts: WriteDrafts,
    private readonly scheduled: ScheduleDrafts,
  ) {}

  /** Unfinished articles of admins. */
  @Get()
  @ApiOperation({ summary: 'The drafts' })
  @ApiQuery({ type: DraftsQueryDto })
  @Answers(DRAFTS, 'One page, the last change first; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  async list(@Query() raw: Record<string, unknown>): Promise<AdminList<DraftSummaryView>> {
    const { fileName, ...range } = readQuery(DraftsQueryDto, raw);
    const { items, ...page } = await this.drafts.list(range, fileName);
    return { items: items.map((draft) => this.view(draft)), ...page };
  }

  @Post()
  @ApiOperation({ summary: 'Create a draft' })
  @Answers(DRAFT, 'The draft.', 201)
  @ApiResponse(BAD)
  @ApiResponse({ status: 409, description: 'There is a draft of this article already.' })
  async begin(@Body() { fields, fileName }: NewDraftDto): Promise<DraftView> {
    return this.view(await this.drafts.begin(randomUUID(), { fields, fileName: fileName ?? null }));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One draft' })
  @ApiParam(ID)
  @Answers(DRAFT, 'The draft as it was typed.')
  @ApiResponse(UNKNOWN)
  async get(@Param('id') id: string): Promise<DraftView> {
    return this.view(await this.drafts.get(id));
  }

  /** An open editor then continues with the article. */
  @Get(':id/published')
  @ApiOperation({ summary: 'The article that was published from a scheduled draft' })
  @ApiParam(ID)
  @Answers(DRAFT_PUBLISHED, 'The published article; null for a draft that was not published on schedule, or never existed.')
  async published(@Param('id') id: string): Promise<DraftPublished> {
    const article = await this.drafts.publishedAs(id);
    return { article: article ? { ...article, timeZone: this.scheduled.timeZone } : null };
  }

  @Put(':id')
  @ApiOperation({ summary: 'Save a draft' })
  @ApiParam(ID)
  @Answers(DRAFT, 'The draft after the change.')
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'It was saved since `version`.' })
  async save(@Param('id') id: string, @Body() { fields, version }: SaveDraftDto): Promise<DraftView> {
    return this.view(await this.drafts.save(id, fields, version));
  }

  /** Safe to repeat. */
  @Delete(':id')
  @ApiOperation({ summary: 'Delete a draft' })
  @ApiParam(ID)
  @Answers(DRAFT_REMOVED, 'It is deleted.')
  async remove(@Param('id') id: string): Promise<DraftRemoved> {
    await this.drafts.remove(id);
    return { success: true };
  }

  /** Changes that are saved until then are published with it. */
  @Put(':id/schedule')
  @ApiOperation({ summary: 'Schedule the publication of a draft' })
  @ApiParam(ID)
  @Answers(DRAFT, 'The draft with its time of publication.')
  @ApiResponse({
    status: 400,
    description: 'The time is invalid or in the past, or the article could not be published; each field is named.',
  })
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'It changes an article that is published already.' })
  async schedule(@Param('id') id: string, @Body() { publishAt }: ScheduleDraftDto, @ClientAddress() client: string): Promise<DraftView> {
    return this.view(await this.scheduled.set(id, publishAt, client));
  }

  /** It stays a draft. Safe to repeat. */
  @Delete(':id/schedule')
  @ApiOperation({ summary: 'Cancel the scheduled publication of a draft' })
  @ApiParam(ID)
  @Answers(DRAFT, 'The draft without a time of publication.')
  @ApiResponse(UNKNOWN)
  async cancel(@Param('id') id: string, @ClientAddress() client: string): Promise<DraftView> {
    return this.view(await this.scheduled.cancel(id, client));
  }

  private view<D extends DraftSummary>(draft: D): D & { timeZone: string } {
    return { ...draft, timeZone: this.scheduled.timeZone };
  }
}
