import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { PageRange } from '../../../shared/admin-list.js';

const whole = ({ value }: { value: unknown }) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value);

/** Which page of a list of the back office is asked for. */
export class PageQueryDto implements PageRange {
  @ApiPropertyOptional({ description: 'Page, from 1.', minimum: 1, default: 1 })
  @Transform(whole)
  @IsInt({ message: 'must be a whole number from 1' })
  @Min(1, { message: 'must be a whole number from 1' })
  @Max(1_000_000, { message: 'must be at most 1000000' })
  page: number = 1;

  @ApiPropertyOptional({ description: 'Items on a page.', minimum: 1, maximum: 100, default: 20 })
  @Transform(whole)
  @IsInt({ message: 'must be a whole number from 1 to 100' })
  @Min(1, { message: 'must be a whole number from 1 to 100' })
  @Max(100, { message: 'must be a whole number from 1 to 100' })
  limit: number = 20;
}
