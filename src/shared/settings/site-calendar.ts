import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { EffectiveSettings } from './effective-settings.js';
import { siteTimeZone } from './operating-settings.js';

const MINUTE_MS = 60_000;

/** Days in the site's time zone (SITE_TIME_ZONE), independent of the server's. A day is written as `2026-11-20`. */
@Injectable()
export class SiteCalendar {
  private last: { minute: number; timeZone: string; day: string } | undefined;

  constructor(private readonly settings: EffectiveSettings) {}

  get timeZone(): string {
    return siteTimeZone(this.settings.current);
  }

  /** The day of a moment. Cached for a minute, because every visit calls it. */
  dayOf(moment: Date): string {
    const { timeZone } = this;
    const minute = Math.floor(moment.getTime() / MINUTE_MS);
    if (this.last?.minute !== minute || this.last.timeZone !== timeZone) this.last = { minute, timeZone, day: isoDate(this.local(moment)) };
    return this.last.day;
  }

  /** The last `count` days including that of `now`, oldest first. @param before shifts the range by this many days into the past */
  daysUntil(now: Date, count: number, before = 0): string[] {
    // Computed in UTC, where every day has 24 hours: with the time zone's rules, the days of a year take a hundred times as long.
    const today = DateTime.fromISO(this.dayOf(now), { zone: 'utc' });
    return Array.from({ length: count }, (_, index) => isoDate(today.minus({ days: count - 1 - index + before })));
  }

  /** The first moment after a day. */
  endOf(day: string): Date {
    return DateTime.fromISO(day, { zone: this.timeZone }).plus({ days: 1 }).startOf('day').toJSDate();
  }

  /** A moment as spreadsheets read it, without the time zone: `2026-11-20 21:30:00`. */
  timeOf(moment: Date): string {
    return this.local(moment).toFormat('yyyy-MM-dd HH:mm:ss');
  }

  private local(moment: Date): DateTime {
    return DateTime.fromJSDate(moment, { zone: this.timeZone });
  }
}

const isoDate = (moment: DateTime) => moment.toISODate()!;
