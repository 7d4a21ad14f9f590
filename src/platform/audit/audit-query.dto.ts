import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDate, MinDate } from 'class-validator';
import { MayBeAbsent } from '../http/requests/fields.js';
import { PageQueryDto } from '../http/requests/page-query.dto.js';

const A_TIME = { message: 'must be a time, such as 2026-11-20T05:00:00Z' };

export class AuditQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Only entries before this time.' })
  @MayBeAbsent()
  @Type(() => Date)
  @IsDate(A_TIME)
  @MinDate(new Date(0), A_TIME)
  before?: Date;
}
