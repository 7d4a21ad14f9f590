import { ApiPropertyOptional } from '@nestjs/swagger';
import type { PageRange } from '../../../shared/office/admin-list.js';
import { WholeNumber } from './whole-number.decorator.js';

/** Query parameters of a paged list in the back office. */
export class PageQueryDto implements PageRange {
  @ApiPropertyOptional({ type: 'integer', description: 'Page, from 1.', minimum: 1, default: 1 })
  @WholeNumber(1, 1_000_000)
  page: number = 1;

  @ApiPropertyOptional({ type: 'integer', description: 'Items on a page.', minimum: 1, maximum: 100, default: 20 })
  @WholeNumber(1, 100)
  limit: number = 20;
}
