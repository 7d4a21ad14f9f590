import { Module } from '@nestjs/common';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { Clock } from '../../shared/clock.js';
import { Concerns } from '../../shared/office/concerns.js';
import { DayFigures } from '../../shared/office/day-figures.js';
import { factoryProvider, classProvider } from '../../shared/providers.js';
import { SiteCalendar } from '../../shared/settings/site-calendar.js';
import { WaitingCounts } from '../../shared/office/waiting-counts.js';
import { ListingQueries } from '../listings/index.js';
import { OverviewController } from './adapters/http/overview.controller.js';
import { PostgresDayCounts } from './adapters/postgres/postgres-day-counts.js';
import { VisitCounter } from './adapters/visits/visit-counter.js';
import { CountVisits } from './application/count-visits.js';
import { ReadOverview } from './application/overview.js';
import { DayCounts } from './domain/day-counts.js';

/** The operator's first screen: pending work, problems, and the figures of the directory. */
@Module({
  controllers: [OverviewController],
  providers: [
    VisitCounter,
    { provide: DayCounts, useClass: PostgresDayCounts },
    classProvider(CountVisits, [DayCounts, Clock, SiteCalendar]),
    factoryProvider(
      ReadOverview,
      [DayCounts, DayFigures, WaitingCounts, HealthChecks, Concerns, ListingQueries, Clock, SiteCalendar],
      (counts, figures, waiting, checks, concerns, listings, clock, calendar) =>
        new ReadOverview(counts, figures, waiting, { checks, concerns }, listings, clock, calendar),
    ),
  ],
})
export class OverviewModule {}
