import type { PageRange } from '../../../../shared/office/admin-list.js';
import type { CountedMeaning } from '../../domain/learning/search-counts.js';

export const REPORT_DAYS = [7, 30, 90] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
export const REPORT_SHOWS = ['all', 'nothing'] as const;

/** What an admin wants to see of it. */
export interface ReportQuestion extends PageRange {
  days: ReportDays;
  /** `nothing`: what found nothing at least once, the most often first. */
  show: (typeof REPORT_SHOWS)[number];
  /** Part of the query. */
  q?: string;
}

export interface CountedDay {
  /** As `2026-11-20`. */
  day: string;
  searches: number;
  nothing: number;
  /** Those whose words are not kept. */
  notKept: number;
}

export interface CountedQuery {
  query: string;
  searches: number;
  nothing: number;
  lastDay: string;
  understood: CountedMeaning | null;
}

/** What was searched, as it was counted. Days are given as `2026-11-20`, the first and the last included. */
export abstract class SearchReport {
  /** Each day, those without searches too. */
  abstract days(from: string, to: string): Promise<CountedDay[]>;
  /** Those whose words are kept, the most often searched first. */
  abstract queries(from: string, to: string, question: ReportQuestion): Promise<{ items: CountedQuery[]; total: number }>;
}
