import { type CountedDay, DayCounts } from '../domain/day-counts.js';

/** For unit tests only. */
export class InMemoryDayCounts extends DayCounts {
  readonly counts = new Map<string, CountedDay>();
  /** The database does not answer. */
  isAway = false;

  add(counts: readonly CountedDay[]): Promise<void> {
    if (this.isAway) return Promise.reject(new Error('The database is away.'));
    for (const each of counts) this.set({ ...each, count: each.count + this.countOf(each) });
    return Promise.resolve();
  }

  keep(counts: readonly CountedDay[]): Promise<void> {
    for (const each of counts) this.set({ ...each, count: Math.max(each.count, this.countOf(each)) });
    return Promise.resolve();
  }

  replace(counts: readonly CountedDay[]): Promise<void> {
    for (const each of counts) this.set(each);
    return Promise.resolve();
  }

  between(from: string, to: string): Promise<CountedDay[]> {
    return Promise.resolve([...this.counts.values()].filter(({ day }) => day >= from && day <= to));
  }

  private countOf({ day, what }: CountedDay): number {
    return this.counts.get(`${day} ${what}`)?.count ?? 0;
  }

  private set(counted: CountedDay): void {
    this.counts.set(`${counted.day} ${counted.what}`, counted);
  }
}
