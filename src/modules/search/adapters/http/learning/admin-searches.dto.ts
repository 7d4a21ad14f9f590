import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional } from 'class-validator';
import { Line, LONGEST } from '../../../../../platform/http/requests/fields.js';
import { ListQueryDto } from '../../../../../platform/http/requests/list-query.dto.js';
import { choiceOf } from '../../../../../platform/http/requests/query-choice.js';
import { REPORT_DAYS, REPORT_SHOWS, type ReportDays, type ReportQuestion } from '../../../application/learning/search-report.js';
import { MAX_PHRASE_LENGTH, TAUGHT_KINDS, type TaughtKind } from '../../../domain/learning/taught-phrase.js';

const number = ({ value }: { value: unknown }) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value);

export class SearchesQueryDto extends ListQueryDto implements ReportQuestion {
  @ApiPropertyOptional({ ...choiceOf(REPORT_DAYS), description: 'Number of days, including today.', default: 30 })
  @Transform(number)
  @IsIn(REPORT_DAYS, { message: `must be one of ${REPORT_DAYS.join(', ')}` })
  days: ReportDays = 30;

  @ApiPropertyOptional({ description: '`nothing`: queries that found nothing at least once.', ...choiceOf(REPORT_SHOWS), default: 'all' })
  @IsIn(REPORT_SHOWS, { message: `must be one of ${REPORT_SHOWS.join(', ')}` })
  show: ReportQuestion['show'] = 'all';
}

export class ChoicesQueryDto {
  @ApiPropertyOptional({ description: 'Part of its name; without it, all trades.' })
  @IsOptional()
  @Line(LONGEST.name)
  q?: string;
}

export class TeachDto {
  // The domain's rules refuse phrases above the documented length, and report what else is wrong with them.
  @ApiProperty({
    description: `A word or phrase as visitors type it, of ${MAX_PHRASE_LENGTH} characters at most.`,
    maxLength: MAX_PHRASE_LENGTH,
  })
  @Line(LONGEST.text)
  phrase!: string;

  @ApiProperty({ enum: TAUGHT_KINDS })
  @IsIn(TAUGHT_KINDS, { message: `must be one of ${TAUGHT_KINDS.join(', ')}` })
  kind!: TaughtKind;

  @ApiProperty({ description: 'Slug of a trade, name of a place, or id of a published listing.' })
  @Line(LONGEST.line)
  @IsNotEmpty({ message: 'must not be empty' })
  target!: string;
}
