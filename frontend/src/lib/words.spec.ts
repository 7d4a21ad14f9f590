import { counted, dateText, dayText, kilometresText, phoneText, starsOf, timeText } from './words.js';

describe('words', () => {
  it.each([
    ['+14165550142', '(416) 555-0142'],
    ['+442079460958', '+442079460958'],
  ])('writes the number %s as %s', (e164, text) => expect(phoneText(e164)).toBe(text));

  it('writes extensions in one way', () => {
    expect(phoneText('+14505550142', '450.555.0142 poste 12')).toBe('(450) 555-0142 ext. 12');
    expect(phoneText('+14505550142', '450.555.0142')).toBe('(450) 555-0142');
  });

  it.each([
    ['2026-11-20', '20 Nov 2026'],
    ['2026-01-05T10:00:00Z', '5 Jan 2026'],
    ['last week', 'last week'],
  ])('writes the date %s as %s', (iso, text) => expect(dateText(iso)).toBe(text));

  it.each([
    ['00:00', '12 a.m.'],
    ['07:30', '7:30 a.m.'],
    ['12:00', '12 p.m.'],
    ['23:05', '11:05 p.m.'],
  ])('writes the time %s as %s', (time, text) => expect(timeText(time)).toBe(text));

  it.each([
    [0, 0],
    [4.4, 4],
    [4.5, 4.5],
    [4.9, 4.5],
    [5, 5],
  ])('shows %d as %d stars', (rating, stars) => expect(starsOf(rating)).toBe(stars));

  it.each([
    [0.04, false, '0.0'],
    [2.72, false, '2.7'],
    [99.94, false, '99.9'],
    [99.96, false, '100'],
    [1204.4, false, '1,204'],
    [2.2, true, '3'],
    // In the middle of the town, where nothing closer is known.
    [0, true, '1'],
  ])('writes %d km (roughly: %j) as %s', (km, isApproximate, text) => expect(kilometresText(km, isApproximate)).toBe(text));

  it('uses singular and plural', () => expect([counted(1, 'review'), counted(1_200, 'review')]).toEqual(['1 review', '1,200 reviews']));
});

it.each([
  ['2026-11-21T04:30:00.000Z', 'America/Toronto', '20 Nov 2026'],
  ['2026-07-01T03:59:00.000Z', 'America/Toronto', '30 Jun 2026'],
  ['2026-07-01T03:59:00.000Z', 'America/Halifax', '1 Jul 2026'],
])('the day of %s in %s is %s', (moment, timeZone, day) => expect(dayText(moment, timeZone)).toBe(day));
