import { Injectable } from '@nestjs/common';

/** A count for one day, as `2026-11-20` in the site's time zone. */
export interface DayCount {
  day: string;
  count: number;
}

/** Reads the counts of each day from the first to the last; days without any may be missing. */
type DayFigure = (from: string, to: string) => Promise<DayCount[]>;
/** The same for several figures that are counted in one query. */
type DaysOf<Name extends string> = (from: string, to: string) => Promise<({ day: string } & Record<Name, number>)[]>;

/** Registry of the daily figures in the back office; each module registers its own. They contain no personal data. */
@Injectable()
export class DayFigures {
  private readonly figures: ((from: string, to: string) => Promise<(readonly [name: string, days: DayCount[]])[]>)[] = [];

  register(name: string, read: DayFigure): void {
    this.figures.push(async (from, to) => [[name, await read(from, to)]]);
  }

  registerTogether<Name extends string>(names: readonly Name[], read: DaysOf<Name>): void {
    this.figures.push(async (from, to) => {
      const days = await read(from, to);
      return names.map((name) => [name, days.map((day) => ({ day: day.day, count: day[name] }))]);
    });
  }

  async all(from: string, to: string): Promise<Map<string, DayCount[]>> {
    return new Map((await Promise.all(this.figures.map((read) => read(from, to)))).flat());
  }
}
