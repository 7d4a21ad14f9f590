import type { DayHours } from '../../../../shared/listings/opening-hours.js';
import { hoursInWords } from './hours-in-words.js';

/** The hours of each day, shortened: "Mon 08:00-17:00". */
const shown = (hours: readonly DayHours[]) => hours.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.slice(0, 3)} ${opens}-${closes}`);

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const from = (first: string, last: string, times: string) =>
  DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1).map((day) => `${day} ${times}`);

const WORKDAYS = from('Mon', 'Fri', '08:00-17:00');

describe('hours in words', () => {
  it.each([
    ['Mon-Fri 8 to 5, Sat 9-noon, closed Sundays', [...WORKDAYS, 'Sat 09:00-12:00']],
    ['M-F 8am–5pm', WORKDAYS],
    ['Lundi au vendredi 8h à 17h', WORKDAYS],
    ['lun.-ven. 8 h 00 à 17 h 00; fermé samedi et dimanche', WORKDAYS],
    ['L-V 8h-17h', WORKDAYS],
    ['Monday to Friday: 8:00 a.m. - 5:00 p.m.\nSaturday & Sunday: Closed', WORKDAYS],
    ['Mo-Fr 08:00-17:00', WORKDAYS],
    ['Mon thru Fri, 0800-1700', WORKDAYS],
    ['Weekdays 8-5', WORKDAYS],
    ['du lundi au vendredi, de 8h à 17h', WORKDAYS],
    ['8-5 Mon-Fri', WORKDAYS],
    ['8am to 5pm weekdays, 9 to 1 Sat', [...WORKDAYS, 'Sat 09:00-13:00']],
    ['Mon to Fri (8 - 5)', WORKDAYS],
    ['{"Monday": "8 am–5 pm", "Tuesday": "Closed"}', ['Mon 08:00-17:00']],
    ['7 days a week 9-9', from('Mon', 'Sun', '09:00-21:00')],
    ['Open daily 9am-midnight', from('Mon', 'Sun', '09:00-23:59')],
    ['tous les jours 9h30 à 18h', from('Mon', 'Sun', '09:30-18:00')],
    ['Mon, Wed, Fri 9-12 and 1-5', ['Mon', 'Wed', 'Fri'].flatMap((day) => [`${day} 09:00-12:00`, `${day} 13:00-17:00`])],
    ['Fri to Mon 10-6', ['Mon', 'Fri', 'Sat', 'Sun'].map((day) => `${day} 10:00-18:00`)],
    ['Sat 22:00-6:00', ['Sat 22:00-06:00']],
    ['Tues. & Thurs. 1:30-4:30', ['Tue 13:30-16:30', 'Thu 13:30-16:30']],
    ['Weekend 12-5pm', ['Sat 12:00-17:00', 'Sun 12:00-17:00']],
    ['Mon 6-9 pm', ['Mon 18:00-21:00']],
    ['Sun 12am-12pm', ['Sun 00:00-12:00']],
    ['Mon 1-5 and 9-12', ['Mon 09:00-12:00', 'Mon 13:00-17:00']],
    ['Mon 8-12, 1-3, 4-6', ['Mon 08:00-12:00', 'Mon 13:00-15:00', 'Mon 16:00-18:00']],
  ])('are times of days: %j', (text, hours) => {
    expect(hoursInWords(text)).toMatchObject({ remarks: [] });
    expect(shown(hoursInWords(text)!.hours)).toEqual(hours);
  });

  it.each([
    '24/7',
    '24 hours',
    'Open 24 hrs',
    '24 hours a day, 7 days a week',
    '24h/24, 7j/7',
    '24 heures sur 24',
    '7/7 24h',
    'Always open',
  ])('are all hours of all days: %j', (text) => expect(shown(hoursInWords(text)!.hours)).toEqual(from('Mon', 'Sun', '00:00-23:59')));

  it('name what they say besides times', () => {
    expect(hoursInWords('Mon-Fri 8-5, Sat by appointment')).toMatchObject({ remarks: ['appointments'] });
    expect(shown(hoursInWords('Mon-Fri 8-5, Sat by appointment')!.hours)).toEqual(WORKDAYS);
    expect(hoursInWords('Mon-Fri 8-5, closed holidays')).toMatchObject({ remarks: ['holidays'] });
    expect(hoursInWords('lun-ven 8h-17h, samedi sur rendez-vous')).toMatchObject({ remarks: ['appointments'] });
  });

  it.each([
    'By appointment',
    'sur rendez-vous',
    'Call for hours',
    'Closed',
    'Mon-Fri',
    '9-5',
    '24/7 emergency service',
    'Mon 9-25',
    'Mon 8:75-9',
    // Nine in the morning or in the evening?
    'Mon 9-11pm',
    'Mon 8-midnight',
    'Mon 7-11',
    'Mon 8am-11',
    'Mon 9-5, Mon 10-6',
    'Sat-Sun closed',
    'Mon 8-9:30am-5',
    'Mon 1-2, 2-3, 3-4, 4-5',
    'Mon 13pm-5pm',
    'Mon 9am-9am',
    'Mon 08:00-05:00',
    'Mon 9-5 closed for lunch',
    'Spring to fall',
    'x'.repeat(1_000),
    `${'Mon '.repeat(300)}9-5`,
    '',
  ])('are not guessed: %j', (text) => expect(hoursInWords(text)).toBeUndefined());
});
