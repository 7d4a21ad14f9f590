import { setTimeout as sleep } from 'node:timers/promises';
import { SiteCalendar } from '../../src/shared/settings/site-calendar.js';
import { FixedSettings } from '../../src/shared/testing/fixed-settings.js';

const calendar = new SiteCalendar(new FixedSettings());
/** Longer than a test file takes that needs the same day throughout. */
const A_WHILE_MS = 120_000;

/** The day of a moment in the default time zone of a site. */
export const siteDay = (moment: Date): string => calendar.dayOf(moment);

/** Today in that time zone. Shortly before midnight it waits for the next day, so that the day does not change within a file. */
export async function dayOfFile(): Promise<string> {
  const now = Date.now();
  const today = siteDay(new Date(now));
  if (siteDay(new Date(now + A_WHILE_MS)) === today) return today;
  await sleep(1_000);
  return dayOfFile();
}
