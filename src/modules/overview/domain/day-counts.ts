/** So many of something on one day. */
export interface CountedDay {
  /** As `2026-11-20`, in the site's time zone. */
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
