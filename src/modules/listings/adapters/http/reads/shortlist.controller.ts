import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../../platform/web/page-reads.js';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { Text } from '../../../../../platform/http/requests/fields.js';
import { Public } from '../../../../../platform/http/requests/public.decorator.js';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import { type Shortlist, Shortlists } from '../../../application/reads/shortlists.js';
import { MAX_SHORTLISTED } from '../../../../../shared/forms/input-limits.js';
import { idsIn } from '../../../domain/catalogue/shortlist.js';
import { SHORTLIST } from './listing.answers.js';

class ShortlistQueryDto {
  @ApiProperty({
    description: `1 to ${MAX_SHORTLISTED} ids with commas between them; an id that holds a comma is percent-encoded itself.`,
    example: 'r-1,r-2',
  })
  @Text()
  ids: string = '';
}

/** Several businesses for comparison. Only the visitor's browser knows which ones are on the shortlist. */
@ApiTags('directory')
@Controller('api/shortlist')
export class ShortlistController {
  constructor(
    private readonly shortlists: Shortlists,
    reads: PageReads,
  ) {
    reads.offer('shortlist', (parameters) => this.compare(parameters));
  }

  @Public()
  @Get()
  @ApiOperation({ summary: 'Several businesses, to compare' })
  @ApiQuery({ type: ShortlistQueryDto })
  @Answers(SHORTLIST, 'The published businesses in the order of the ids, and the missing ids.')
  @ApiResponse({ status: 400, description: 'ids is missing, repeated, or names too many.' })
  compare(@Query() raw: Record<string, unknown>): Promise<Shortlist> {
    return this.shortlists.of(idsIn(readQuery(ShortlistQueryDto, raw).ids));
  }
}
