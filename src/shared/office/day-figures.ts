import { Injectable } from '@nestjs/common';

/** So many of something on one day, as `2026-11-20` in the site's time zone. */
export interface DayCount {
  day: string;
  count: number;
}

/** Reads how many there were on each day from the first to the last; days with none may be missing. */
type DayFigure = (from: string, to: string) => Promise<DayCount[]>;
/** The same of several figures that are counted together. */
type DaysOf<Name extends string> = (from: string, to: string) => Promise<({ day: string } & Record<Name, number>)[]>;

/** What the back office shows by day; each part of the application registers its own. Nothing of it is about a person. */
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
