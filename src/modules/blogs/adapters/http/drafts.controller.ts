import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import type { AdminList } from '../../../../shared/admin-list.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { PageQueryDto } from '../../../../platform/http/requests/page-query.dto.js';
import { WriteDrafts } from '../../application/write-drafts.js';
import type { Draft, DraftSummary } from '../../domain/blog-draft.js';
import { DRAFT, DRAFT_REMOVED, type DraftRemoved, DRAFTS } from './blogs.answers.js';
import { NewDraftDto, SaveDraftDto } from './blogs.dto.js';

const ID = { name: 'id', description: 'As the list answers it.' };
const UNKNOWN = { status: 404, description: 'No draft has this id.' };
const BAD = { status: 400, description: 'The fields or the version are missing, or there are others.' };

@ApiTags('blogs')
@Controller('api/admin/blog-drafts')
export class DraftsController {
  constructor(private readonly drafts: WriteDrafts) {}

  /** What admins have begun to write. */
  @Get()
  @ApiOperation({ summary: 'The drafts' })
  @ApiQuery({ type: PageQueryDto })
  @Answers(DRAFTS, 'One page of them, the last one changed first; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is bad or repeated.' })
  list(@Query() raw: Record<string, unknown>): Promise<AdminList<DraftSummary>> {
    return this.drafts.list(readQuery(PageQueryDto, raw));
  }

  @Post()
  @ApiOperation({ summary: 'Begin a draft' })
  @Answers(DRAFT, 'The draft.', 201)
  @ApiResponse(BAD)
  begin(@Body() { fields, fileName }: NewDraftDto): Promise<Draft> {
    return this.drafts.begin(randomUUID(), { fields, fileName: fileName ?? null });
  }

  @Get(':id')
  @ApiOperation({ summary: 'One draft' })
  @ApiParam(ID)
  @Answers(DRAFT, 'The draft as it was typed.')
  @ApiResponse(UNKNOWN)
  get(@Param('id') id: string): Promise<Draft> {
    return this.drafts.get(id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Save a draft' })
  @ApiParam(ID)
  @Answers(DRAFT, 'The draft as it is now.')
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'Another window has saved it since `version`.' })
  save(@Param('id') id: string, @Body() { fields, version }: SaveDraftDto): Promise<Draft> {
    return this.drafts.save(id, fields, version);
  }

  /** Safe to repeat. */
  @Delete(':id')
  @ApiOperation({ summary: 'Throw a draft away' })
  @ApiParam(ID)
  @Answers(DRAFT_REMOVED, 'It is gone.')
  async remove(@Param('id') id: string): Promise<DraftRemoved> {
    await this.drafts.remove(id);
    return { success: true };
  }
}
