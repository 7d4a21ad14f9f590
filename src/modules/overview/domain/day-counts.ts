/** A count of one day. */
export interface CountedDay {
  /** As `2026-11-20`, in the site's time zone. */
  day: string;
  what: string;
  count: number;
}

/** Counts by day, stored for years. */
export abstract class DayCounts {
  /** Adds to the stored counts. */
  abstract add(counts: readonly CountedDay[]): Promise<void>;

  /** Replaces stored counts, unless they are larger: the counted data may have been deleted since. */
  abstract keep(counts: readonly CountedDay[]): Promise<void>;

  /** Replaces stored counts, also by smaller ones. */
  abstract replace(counts: readonly CountedDay[]): Promise<void>;

  /** All counts of these days. */
  abstract between(from: string, to: string): Promise<CountedDay[]>;
}

/** The kinds of pages whose visits are counted separately. */
export const PAGE_KINDS = ['home', 'search', 'business', 'guides', 'forms', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const GUIDES = /^\/(home-jobs-guide|section|emergency-help|faq)(\/|$)/;
const FORMS = /^\/(list-business|renew-business|referral-program|about)(\/|$)/;
const OTHERS = /^\/(privacy|terms|status|__styleguide|blog-preview)(\/|$)/;

/** The kind of the page at a path; articles and guides are directly below the root. */
export function pageKindOf(path: string): PageKind {
  if (path === '/') return 'home';
  if (/^\/search(\/|$)/.test(path)) return 'search';
  if (/^\/business\/[^/]+$/.test(path)) return 'business';
  if (FORMS.test(path)) return 'forms';
  if (OTHERS.test(path) || /^\/business\//.test(path)) return 'other';
  return GUIDES.test(path) || /^\/[a-z0-9-]+$/.test(path) ? 'guides' : 'other';
}
