import type { DayHours } from '../../../../src/shared/listings/opening-hours.js';
import { HOURS_WORDS } from '../../../../src/shared/words/hours-words.js';
import { hoursText } from './card-hours.js';

const MONDAY_NOON_IN_TORONTO = Date.parse('2026-11-23T12:00:00-05:00');
const hours: DayHours[] = [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:30' }];
const said = (timeZone: string | null, openingHours = hours) =>
  hoursText({ slug: 'a', timeZone, openingHours }, MONDAY_NOON_IN_TORONTO, HOURS_WORDS);

describe('hours on a card', () => {
  it('use the time zone of the business', () => {
    expect(said('America/Toronto')).toMatchObject({ open: true, text: 'Open now, until 5:30 p.m.' });
    expect(said('Pacific/Auckland')).toMatchObject({ open: false, text: 'Closed now, opens Monday at 8 a.m.' });
  });

  it('are shown as unknown if they are not known', () => {
    expect(said('America/Toronto', [])).toEqual({ open: false, text: 'Opening hours not known' });
    expect(said(null)).toEqual({ open: false, text: 'Opening hours not known' });
  });
});
