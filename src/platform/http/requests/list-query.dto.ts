import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Line, LONGEST } from './fields.js';
import { PageQueryDto } from './page-query.dto.js';

/** Query parameters of a list in the back office that can be searched. */
export class ListQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ description: 'Words to look for.' })
  @IsOptional()
  @Line(LONGEST.name)
  q?: string;
}
