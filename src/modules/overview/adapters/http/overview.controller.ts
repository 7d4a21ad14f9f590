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
  @ApiPropertyOptional({ ...choiceOf(PERIODS), default: 30, description: 'Days that are looked at, today included.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value))
  @IsIn(PERIODS, { message: `must be one of ${PERIODS.join(', ')}` })
  days: Period = 30;
}

const HAPPENED: Fields<Record<DailyEvent, number>> = {
  visits: described(whole, 'Pages that somebody opened; crawlers that say so are left out.'),
  searches: whole,
  nothing: described(whole, 'Searches that found nothing.'),
  contacts: described(whole, 'Messages and reports.'),
  submissions: whole,
  decided: described(whole, 'Submissions that were decided about.'),
};
const HOURS = nullable(decimal);

const OVERVIEW = object<Overview>({
  days: oneOf(...PERIODS),
  waiting: described(namedBy(whole), 'How many things wait for an admin, by kind.'),
  parts: namedBy(object<PartHealth>({ status: oneOf('ok', 'degraded', 'down'), detail: optional(text) })),
  now: object<Record<DailyEvent, number>>(HAPPENED),
  before: described(object<Record<DailyEvent, number>>(HAPPENED), 'As many days before these.'),
  waited: described(
    object<Overview['waited']>({ now: HOURS, before: HOURS }),
    'Hours from the arrival of a submission to its decision, on average.',
  ),
  pages: list(object<Overview['pages'][number]>({ kind: oneOf(...PAGE_KINDS), visits: whole })),
  byDay: list(
    object<OverviewDay>({
      day: described(text, 'As 2026-11-20, in the site’s time zone.'),
      ...HAPPENED,
      listings: described(nullable(whole), 'Published on that day; null where nobody has counted.'),
    }),
  ),
});

@ApiTags('admin')
@Controller('api/admin/overview')
export class OverviewController {
  constructor(private readonly overview: ReadOverview) {}

  /** Counts by day; nothing about visitors. */
  @Get()
  @ApiOperation({ summary: 'What waits, what is broken, and how the directory does' })
  @ApiQuery({ type: OverviewQueryDto })
  @Answers(OVERVIEW, 'As it stands; the newest visits follow within seconds.')
  @ApiResponse({ status: 400, description: 'A parameter is bad or repeated.' })
  read(@Query() raw: Record<string, unknown>): Promise<Overview> {
    return this.overview.of(readQuery(OverviewQueryDto, raw).days);
  }
}
