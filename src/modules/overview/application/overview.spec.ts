import { Concerns } from '../../../shared/office/concerns.js';
import { DayFigures } from '../../../shared/office/day-figures.js';
import { SiteCalendar } from '../../../shared/settings/site-calendar.js';
import { StoppedClock } from '../../../shared/testing/doubles.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import { WaitingCounts } from '../../../shared/office/waiting-counts.js';
import { InMemoryDayCounts } from '../testing/doubles.js';
import { CountVisits } from './count-visits.js';
import { ReadOverview } from './overview.js';

function screen() {
  const [counts, figures, waiting, concerns] = [new InMemoryDayCounts(), new DayFigures(), new WaitingCounts(), new Concerns()];
  // Late in the evening in Toronto.
  const clock = new StoppedClock(new Date('2026-03-11T03:30:00Z'));
  const calendar = new SiteCalendar(new FixedSettings());
  const checks = { readiness: () => Promise.resolve({ status: 'ok' as const, parts: { database: { status: 'ok' as const } } }) };
  const overview = new ReadOverview(
    counts,
    figures,
    waiting,
    { checks, concerns },
    { countBusinesses: () => Promise.resolve(42) },
    clock,
    calendar,
  );
  return { counts, figures, waiting, concerns, clock, overview, visits: new CountVisits(counts, clock, calendar) };
}

it('compares the sums of the period with those of the period before', async () => {
  const { overview, figures } = screen();
  const searches = [
    { day: '2026-03-10', count: 5 },
    { day: '2026-03-04', count: 2 },
    { day: '2026-03-03', count: 30 },
  ];
  figures.register('searches', (from, to) => Promise.resolve(searches.filter(({ day }) => day >= from && day <= to)));
  const { now, before, byDay } = await overview.of(7);
  expect([now.searches, before.searches]).toEqual([7, 30]);
  expect(byDay.map(({ day, searches: count }) => [day, count])).toEqual([
    ['2026-03-04', 2],
    ...['05', '06', '07', '08', '09'].map((day) => [`2026-03-${day}`, 0]),
    ['2026-03-10', 5],
  ]);
});

it('keeps a figure when its data are deleted', async () => {
  const { overview, figures } = screen();
  let contacts = [{ day: '2026-03-09', count: 3 }];
  figures.register('contacts', () => Promise.resolve(contacts));
  await overview.remember();
  contacts = [{ day: '2026-03-09', count: 1 }];
  expect((await overview.of(7)).now.contacts).toBe(3);
});

it('has the average waiting time of owners, and none without decisions', async () => {
  const { overview, figures } = screen();
  figures.register('decided', () => Promise.resolve([{ day: '2026-03-10', count: 3 }]));
  figures.register('minutesWaited', () => Promise.resolve([{ day: '2026-03-10', count: 600 }]));
  expect((await overview.of(7)).waited).toEqual({ now: 3.3, before: null });
});

it('has the present decisions of the last days: those that were undone count no more, nor does their waiting time', async () => {
  const { overview, figures, clock } = screen();
  const [decided, minutesWaited] = [[{ day: '2026-03-10', count: 1 }], [{ day: '2026-03-10', count: 1_000 }]];
  figures.register('decided', () => Promise.resolve(decided));
  figures.register('minutesWaited', () => Promise.resolve(minutesWaited));
  expect((await overview.of(7)).waited.now).toBe(16.7);
  // That one was restored, and another one decided after twelve minutes.
  minutesWaited.splice(0, 1, { day: '2026-03-10', count: 12 });
  expect((await overview.of(7)).waited.now).toBe(0.2);
  decided.splice(0);
  minutesWaited.splice(0);
  expect(await overview.of(7)).toMatchObject({ now: { decided: 0 }, waited: { now: null } });
  decided.push({ day: '2026-03-10', count: 2 });
  await overview.remember();
  decided.splice(0);
  // Later, what was counted stays: the data may have been deleted.
  clock.at = new Date('2026-03-20T03:30:00Z');
  expect((await overview.of(30)).now.decided).toBe(2);
});

it('has the waiting time in tenths of hours, and reads the whole hours of earlier releases', async () => {
  const { overview, figures, counts } = screen();
  const days = ['2026-03-10', '2026-03-09'];
  figures.register('decided', () => Promise.resolve(days.map((day) => ({ day, count: 1 }))));
  // An hour and a quarter, and 25 minutes: in whole hours of days it would be half an hour on average.
  figures.register('minutesWaited', () => Promise.resolve(days.map((day, index) => ({ day, count: [75, 25][index]! }))));
  expect((await overview.of(7)).waited.now).toBe(0.8);
  await counts.keep([
    { day: '2026-02-27', what: 'decided', count: 2 },
    { day: '2026-02-27', what: 'hoursWaited', count: 5 },
  ]);
  expect((await overview.of(7)).waited.before).toBe(2.5);
});

it('counts listings today, and has nothing for days without a count', async () => {
  const { overview } = screen();
  const { byDay } = await overview.of(7);
  expect(byDay.map(({ listings }) => listings)).toEqual([null, null, null, null, null, null, 42]);
});

it('shows pending work, and warnings about parts of the process', async () => {
  const { overview, waiting, concerns } = screen();
  waiting.register('messages', () => Promise.resolve(2));
  concerns.register('backups', () => Promise.resolve({ status: 'degraded', detail: 'old' }));
  expect(await overview.of(30)).toMatchObject({
    days: 30,
    waiting: { messages: 2 },
    parts: { database: { status: 'ok' }, backups: { status: 'degraded', detail: 'old' } },
  });
});

it('visits that could not be written are written the next time, once, by kind of page', async () => {
  const { counts, visits, overview } = screen();
  visits.count('home');
  counts.isAway = true;
  await expect(visits.write()).rejects.toThrow('away');
  visits.count('home');
  visits.count('search');
  counts.isAway = false;
  await visits.write();
  await visits.write();
  const { now, pages } = await overview.of(7);
  expect(now.visits).toBe(3);
  expect(pages.filter((page) => page.visits > 0)).toEqual([
    { kind: 'home', visits: 2 },
    { kind: 'search', visits: 1 },
  ]);
});
