import { Clock } from '../../../shared/clock.js';
import type { SiteCalendar } from '../../../shared/settings/site-calendar.js';
import { type CountedDay, DayCounts, type PageKind } from '../domain/day-counts.js';

/** Counts page views in memory and writes them in the background; they stay in memory while the database is unavailable. */
export class CountVisits {
  private waiting = new Map<string, CountedDay>();
  private writing: Promise<void> | undefined;

  constructor(
    private readonly counts: DayCounts,
    private readonly clock: Clock,
    private readonly calendar: SiteCalendar,
  ) {}

  count(kind: PageKind): void {
    this.add({ day: this.calendar.dayOf(this.clock.now()), what: `visits:${kind}`, count: 1 });
  }

  /** Writes pending counts. Those that could not be written stay pending. @throws what the database threw */
  async write(): Promise<void> {
    await this.writing?.catch(() => undefined);
    if (this.waiting.size === 0) return;
    const taken = [...this.waiting.values()];
    this.waiting = new Map();
    this.writing = this.counts.add(taken).catch((error: unknown) => {
      for (const each of taken) this.add(each);
      throw error;
    });
    try {
      await this.writing;
    } finally {
      this.writing = undefined;
    }
  }

  private add({ day, what, count }: CountedDay): void {
    const key = `${day} ${what}`;
    this.waiting.set(key, { day, what, count: count + (this.waiting.get(key)?.count ?? 0) });
  }
}
