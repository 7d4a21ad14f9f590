import { setTimeout as sleep } from 'node:timers/promises';
import { SiteCalendar } from '../../src/shared/settings/site-calendar.js';
import { FixedSettings } from '../../src/shared/testing/fixed-settings.js';

const calendar = new SiteCalendar(new FixedSettings());
/** Longer than a file takes that looks at one day several times. */
const A_WHILE_MS = 120_000;

/** The day of a moment on a site whose time zone nobody has changed. */
export const siteDay = (moment: Date): string => calendar.dayOf(moment);

/** Today on such a site: shortly before midnight that is waited for, so that a whole file has one day. */
export async function dayOfFile(): Promise<string> {
  const now = Date.now();
  const today = siteDay(new Date(now));
  if (siteDay(new Date(now + A_WHILE_MS)) === today) return today;
  await sleep(1_000);
  return dayOfFile();
}
