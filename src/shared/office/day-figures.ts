import { Injectable } from '@nestjs/common';

/** So many of something on one day, as `2026-11-20` in the site's time zone. */
export interface DayCount {
  day: string;
  count: number;
}

/** Reads how many there were on each day from the first to the last; days with none may be missing. */
type DayFigure = (from: string, to: string) => Promise<DayCount[]>;

/** What the back office shows by day; each part of the application registers its own. Nothing of it is about a person. */
@Injectable()
export class DayFigures {
  private readonly figures = new Map<string, DayFigure>();

  register(name: string, read: DayFigure): void {
    this.figures.set(name, read);
  }

  async all(from: string, to: string): Promise<Map<string, DayCount[]>> {
    return new Map(await Promise.all([...this.figures].map(async ([name, read]) => [name, await read(from, to)] as const)));
  }
}
