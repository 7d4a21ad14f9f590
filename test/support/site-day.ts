import { SiteCalendar } from '../../src/shared/settings/site-calendar.js';
import { FixedSettings } from '../../src/shared/testing/fixed-settings.js';

const calendar = new SiteCalendar(new FixedSettings());

/** The day of a moment on a site whose time zone nobody has changed. */
export const siteDay = (moment: Date): string => calendar.dayOf(moment);
