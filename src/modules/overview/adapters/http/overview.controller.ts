import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import {
  Answers,
  decimal,
  described,
  type Fields,
  list,
  namedBy,
  nullable,
  object,
  oneOf,
  optional,
  text,
  whole,
} from '../../../../platform/http/answers/answers.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { choiceOf } from '../../../../platform/http/requests/query-choice.js';
import type { PartHealth } from '../../../../shared/office/health.js';
import { type DailyEvent, type Overview, type OverviewDay, type Period, PERIODS, ReadOverview } from '../../application/overview.js';
import { PAGE_KINDS } from '../../domain/day-counts.js';

class OverviewQueryDto {
  @ApiPropertyOptional({ ...choiceOf(PERIODS), default: 30, description: 'Number of days, including today.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value))
  @IsIn(PERIODS, { message: `must be one of ${PERIODS.join(', ')}` })
  days: Period = 30;
}

const HAPPENED: Fields<Record<DailyEvent, number>> = {
  visits: described(whole, 'Visited pages, without crawlers that identify themselves.'),
  searches: whole,
  nothing: described(whole, 'Searches that found nothing.'),
  contacts: described(whole, 'Messages and reports.'),
  submissions: whole,
  decided: described(whole, 'Decided submissions.'),
};
const HOURS = nullable(decimal);

const OVERVIEW = object<Overview>({
  days: oneOf(...PERIODS),
  waiting: described(namedBy(whole), 'The number of pending items, by kind.'),
  parts: namedBy(object<PartHealth>({ status: oneOf('ok', 'degraded', 'down'), detail: optional(text) })),
  now: object<Record<DailyEvent, number>>(HAPPENED),
  before: described(object<Record<DailyEvent, number>>(HAPPENED), 'The same number of days before these.'),
  waited: described(
    object<Overview['waited']>({ now: HOURS, before: HOURS }),
    'Average hours from the arrival of a submission to its decision.',
  ),
  pages: list(object<Overview['pages'][number]>({ kind: oneOf(...PAGE_KINDS), visits: whole })),
  byDay: list(
    object<OverviewDay>({
      day: described(text, 'As 2026-11-20, in the site’s time zone.'),
      ...HAPPENED,
      listings: described(nullable(whole), 'Published listings on that day; null without a count.'),
    }),
  ),
});

@ApiTags('admin')
@Controller('api/admin/overview')
export class OverviewController {
  constructor(private readonly overview: ReadOverview) {}

  /** Counts by day; nothing about visitors. */
  @Get()
  @ApiOperation({ summary: 'Pending items, problems, and figures of the directory' })
  @ApiQuery({ type: OverviewQueryDto })
  @Answers(OVERVIEW, 'The present figures; the newest visits follow within seconds.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  read(@Query() raw: Record<string, unknown>): Promise<Overview> {
    return this.overview.of(readQuery(OverviewQueryDto, raw).days);
  }
}
