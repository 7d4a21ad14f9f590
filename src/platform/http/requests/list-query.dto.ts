import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Line, LONGEST } from './fields.js';
import { PageQueryDto } from './page-query.dto.js';

/** What a list of the back office can be asked in which one can look for words. */
export class ListQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ description: 'Words to look for.' })
  @IsOptional()
  @Line(LONGEST.name)
  q?: string;
}
