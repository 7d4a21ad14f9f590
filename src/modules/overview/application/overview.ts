import type { HealthChecks } from '../../../platform/health/health-checks.js';
import { Clock } from '../../../shared/clock.js';
import { Concerns } from '../../../shared/office/concerns.js';
import { DayFigures } from '../../../shared/office/day-figures.js';
import type { PartHealth } from '../../../shared/office/health.js';
import type { SiteCalendar } from '../../../shared/settings/site-calendar.js';
import { WaitingCounts } from '../../../shared/office/waiting-counts.js';
import type { ListingQueries } from '../../listings/index.js';
import { type CountedDay, DayCounts, PAGE_KINDS, type PageKind } from '../domain/day-counts.js';

export const PERIODS = [7, 30, 365] as const;
export type Period = (typeof PERIODS)[number];

/** Events that are counted by day, and can be added up. */
export const DAILY_EVENTS = ['visits', 'searches', 'nothing', 'contacts', 'submissions', 'decided'] as const;
export type DailyEvent = (typeof DAILY_EVENTS)[number];

export interface OverviewDay extends Record<DailyEvent, number> {
  day: string;
  /** Published listings at the end of the day; null if they were not counted. */
  listings: number | null;
}

export interface Overview {
  days: Period;
  /** By kind. */
  waiting: Record<string, number>;
  parts: Record<string, PartHealth>;
  /** Counts of these days, and of the same number of days before. */
  now: Record<DailyEvent, number>;
  before: Record<DailyEvent, number>;
  /** Average hours from the arrival of a submission to its decision; null if none was decided. */
  waited: { now: number | null; before: number | null };
  pages: { kind: PageKind; visits: number }[];
  byDay: OverviewDay[];
}

/** Days whose figures may still change. Later, the stored counts stay, even if their data is deleted. */
const UNSETTLED_DAYS = 8;

/**
 * Figures that decrease as well while their days are unsettled, because decisions can be undone. They belong together: the maximum of each
 * would mix the decisions of different times. Submissions are deleted much later than this.
 */
const REVERSIBLE: readonly string[] = ['decided', 'minutesWaited'];

/** The counts of days. */
interface Counted {
  count(day: string, what: string): number;
  /** Sum over the submissions that were decided on a day, from arrival to decision. */
  minutesWaited(day: string): number;
  /** The number of listings; `null` if they were not counted. */
  listings(day: string): number | null;
}

/** The operator's first screen. */
export class ReadOverview {
  constructor(
    private readonly counts: DayCounts,
    private readonly figures: DayFigures,
    private readonly waiting: WaitingCounts,
    private readonly health: { checks: Pick<HealthChecks, 'readiness'>; concerns: Concerns },
    private readonly listings: Pick<ListingQueries, 'countBusinesses'>,
    private readonly clock: Clock,
    private readonly calendar: SiteCalendar,
  ) {}

  async of(days: Period): Promise<Overview> {
    await this.remember();
    const now = this.clock.now();
    const [these, those] = [this.calendar.daysUntil(now, days), this.calendar.daysUntil(now, days, days)];
    const [waiting, { parts }, concerns, counted] = await Promise.all([
      this.waiting.all(),
      this.health.checks.readiness({ anew: false }),
      this.health.concerns.all(),
      this.between(those[0]!, these.at(-1)!),
    ]);
    const sum = (what: DailyEvent, among: string[]) => among.reduce((total, day) => total + counted.count(day, what), 0);
    const sums = (among: string[]) =>
      Object.fromEntries(DAILY_EVENTS.map((what) => [what, sum(what, among)])) as Record<DailyEvent, number>;
    const waited = (among: string[]) => {
      const decided = sum('decided', among);
      const minutes = among.reduce((total, day) => total + counted.minutesWaited(day), 0);
      return decided === 0 ? null : Math.round(minutes / 6 / decided) / 10;
    };
    return {
      days,
      waiting,
      parts: { ...parts, ...concerns },
      now: sums(these),
      before: sums(those),
      waited: { now: waited(these), before: waited(those) },
      pages: PAGE_KINDS.map((kind) => ({ kind, visits: these.reduce((total, day) => total + counted.count(day, `visits:${kind}`), 0) })),
      byDay: these.map((day) => ({ day, ...sums([day]), listings: counted.listings(day) })),
    };
  }

  /** Stores the figures of the last days, because messages and searches are deleted at the end of their term. */
  async remember(): Promise<void> {
    const days = this.calendar.daysUntil(this.clock.now(), UNSETTLED_DAYS);
    const figures = await this.figures.all(days[0]!, days.at(-1)!);
    const counts = [...figures]
      .filter(([what]) => !REVERSIBLE.includes(what))
      .flatMap(([what, found]) => found.filter(({ count }) => count > 0).map(({ day, count }) => ({ day, what, count })));
    const reversible = [...figures]
      .filter(([what]) => REVERSIBLE.includes(what))
      .flatMap(([what, found]) => days.map((day) => ({ day, what, count: found.find((each) => each.day === day)?.count ?? 0 })));
    const shown: CountedDay = { day: days.at(-1)!, what: 'listings', count: await this.listings.countBusinesses() };
    await this.counts.keep(counts);
    await this.counts.replace([...reversible, shown]);
  }

  /** The stored counts, and what can still be counted: the larger of both. */
  private async between(from: string, to: string): Promise<Counted> {
    const [kept, figures] = await Promise.all([this.counts.between(from, to), this.figures.all(from, to)]);
    const all = new Map<string, number>();
    const take = ({ day, what, count }: CountedDay) => all.set(`${day} ${what}`, Math.max(count, all.get(`${day} ${what}`) ?? 0));
    for (const each of kept) take(each);
    for (const [what, found] of figures) for (const { day, count } of found) take({ day, what, count });
    const visits = (day: string) => PAGE_KINDS.reduce((total, kind) => total + (all.get(`${day} visits:${kind}`) ?? 0), 0);
    const count = (day: string, what: string) => (what === 'visits' ? visits(day) : (all.get(`${day} ${what}`) ?? 0));
    return {
      count,
      // Earlier versions stored whole hours: nothing else is left of days whose submissions have been deleted.
      minutesWaited: (day) => count(day, 'minutesWaited') || 60 * count(day, 'hoursWaited'),
      listings: (day) => all.get(`${day} listings`) ?? null,
    };
  }
}
