import { counted } from '../../../lib/words.js';
import type { OverviewData } from './overview-endpoints.js';

/** Parts of the system that can fail, with their names, screens and error texts. */
export const PARTS: Record<string, { name: string; path?: string; broken: string }> = {
  sync: { name: 'Sync', path: '/settings/sync', broken: 'The last sync of the sheet failed. The directory is unchanged.' },
  mail: {
    name: 'Mail and forwarding',
    path: '/settings/site',
    broken: 'Something could not be delivered. Nothing is lost: it is in the back office.',
  },
  map: { name: 'Streets on maps', path: '/settings/site', broken: 'The street file cannot be used.' },
  sources: { name: 'Sources on the web', path: '/settings/import', broken: 'A table could not be fetched.' },
  backup: { name: 'Backup', path: '/settings/backups', broken: 'There is no recent backup.' },
  disk: { name: 'Disk', broken: 'The disk is nearly full.' },
  search: {
    name: 'Search engine',
    broken: 'A search engine is not responding. Another one, or the database, answers visitors a little more slowly.',
  },
  replica: {
    name: 'Copy of the database',
    broken: 'The copy of the database is unavailable or too old, so the main database is used.',
  },
  outbox: { name: 'Pending work', broken: 'Changes have waited over a minute to reach search or mail.' },
  database: { name: 'Database', broken: 'The database is not responding.' },
};

export type FiguresData = Pick<OverviewData, 'now' | 'before' | 'days'>;

const NOTHING = { visits: 0, searches: 0, nothing: 0, contacts: 0, submissions: 0, decided: 0 };
/** Has the room of the figures of a week that are still being read. */
export const NO_FIGURES: FiguresData = { now: NOTHING, before: NOTHING, days: 7 };

export interface Figure {
  name: string;
  value: string;
  /** Compared with the previous period. */
  change: string;
  path: string;
}

/** "12 more than in the 30 days before". */
export function changeText(now: number, before: number, days: number): string {
  const period = `the ${days} days before`;
  if (now === before) return `as many as in ${period}`;
  const difference = Math.abs(now - before).toLocaleString('en-CA');
  return `${difference} ${now > before ? 'more' : 'fewer'} than in ${period}`;
}

/** A duration in hours, which are rounded to tenths: 0 means a few minutes. */
function hours(value: number): string {
  if (value === 0) return 'a few minutes';
  return value < 48 ? counted(value, 'hour') : counted(Math.round((value / 24) * 10) / 10, 'day');
}

/** "A submission waited 5 hours, 3 hours less than before". */
export function waitedText({ now, before }: OverviewData['waited']): string {
  if (now === null) return 'No decisions in this period.';
  if (before === null || before === now) return `On average a submission waited ${hours(now)} for a decision.`;
  const difference = Math.round(Math.abs(now - before) * 10) / 10;
  return `On average a submission waited ${hours(now)} for a decision, ${hours(difference)} ${now > before ? 'longer' : 'less'} than before.`;
}

/** The figures of the period, each with the path of its list. */
export function figuresOf({ now, before, days }: FiguresData): Figure[] {
  const figure = (name: string, what: keyof OverviewData['now'], path: string): Figure => ({
    name,
    path,
    value: now[what].toLocaleString('en-CA'),
    change: changeText(now[what], before[what], days),
  });
  const searched = days === 7 ? '?days=7' : days === 365 ? '?days=90' : '';
  const without = `/settings/searches${searched ? `${searched}&` : '?'}show=nothing`;
  return [
    figure('Page visits', 'visits', '#overview-pages'),
    figure('Searches', 'searches', `/settings/searches${searched}`),
    figure('Searches that found nothing', 'nothing', without),
    figure('Messages and reports', 'contacts', '/settings/messages'),
    figure('Submissions', 'submissions', '/settings/submissions?status=all'),
    figure('Submissions decided', 'decided', '/settings/submissions?status=approved'),
  ];
}

export const KINDS: Record<OverviewData['pages'][number]['kind'], string> = {
  home: 'Home page',
  search: 'Search',
  business: 'Pages of businesses',
  guides: 'Guides and articles',
  forms: 'Forms and about',
  other: 'Other pages',
};

/** Daily figures, grouped by weeks when there are too many days for a chart; a week is labelled by its first day. */
export function grouped(byDay: OverviewData['byDay']): OverviewData['byDay'] {
  if (byDay.length <= 31) return byDay;
  const weeks: OverviewData['byDay'] = [];
  for (let end = byDay.length; end > 0; end -= 7) {
    const week = byDay.slice(Math.max(0, end - 7), end);
    const sum = (what: 'visits' | 'searches' | 'nothing' | 'contacts' | 'submissions' | 'decided') =>
      week.reduce((total, day) => total + day[what], 0);
    weeks.unshift({
      day: week[0]!.day,
      listings: week.findLast(({ listings }) => listings !== null)?.listings ?? null,
      ...{ visits: sum('visits'), searches: sum('searches'), nothing: sum('nothing') },
      ...{ contacts: sum('contacts'), submissions: sum('submissions'), decided: sum('decided') },
    });
  }
  return weeks;
}
