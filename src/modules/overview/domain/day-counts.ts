/** So many of something on one day. */
export interface CountedDay {
  /** As `2026-11-20`, by the clock of the process. */
  day: string;
  what: string;
  count: number;
}

/** What is counted by day, and kept for years. */
export abstract class DayCounts {
  /** Adds to what was counted before. */
  abstract add(counts: readonly CountedDay[]): Promise<void>;

  /** Puts these in the place of what was counted before, unless that was more: what a count was made of may have been deleted since. */
  abstract keep(counts: readonly CountedDay[]): Promise<void>;

  /** All of these days. */
  abstract between(from: string, to: string): Promise<CountedDay[]>;
}

const DAY_MS = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');

/** The day of a moment, by the clock of the process. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** This many days before today, both included, oldest first. From noon to noon: a day of 23 hours is one day, too. */
export function daysUntil(now: Date, count: number, before = 0): string[] {
  const noon = new Date(now).setHours(12, 0, 0, 0);
  return Array.from({ length: count }, (_, index) => dayOf(new Date(noon - (count - 1 - index + before) * DAY_MS)));
}

/** The kinds of pages whose visits are told apart. */
export const PAGE_KINDS = ['home', 'search', 'business', 'guides', 'forms', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const GUIDES = /^\/(home-jobs-guide|section|emergency-help|faq)(\/|$)/;
const FORMS = /^\/(list-business|renew-business|referral-program|about)(\/|$)/;
const OTHERS = /^\/(privacy|terms|status|__styleguide|blog-preview)(\/|$)/;

/** What kind of page an address is; articles and guides stand right below the root. */
export function pageKindOf(path: string): PageKind {
  if (path === '/') return 'home';
  if (/^\/search(\/|$)/.test(path)) return 'search';
  if (/^\/business\/[^/]+$/.test(path)) return 'business';
  if (FORMS.test(path)) return 'forms';
  if (OTHERS.test(path) || /^\/business\//.test(path)) return 'other';
  return GUIDES.test(path) || /^\/[a-z0-9-]+$/.test(path) ? 'guides' : 'other';
}
