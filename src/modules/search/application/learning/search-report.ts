import type { PageRange } from '../../../../shared/office/admin-list.js';
import type { CountedMeaning } from '../../domain/learning/search-counts.js';

export const REPORT_DAYS = [7, 30, 90] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
export const REPORT_SHOWS = ['all', 'nothing'] as const;

/** Which part of the report an admin asks for. */
export interface ReportQuestion extends PageRange {
  days: ReportDays;
  /** `nothing`: queries that found nothing at least once, the most often first. */
  show: (typeof REPORT_SHOWS)[number];
  /** Part of the query. */
  q?: string;
}

export interface CountedDay {
  /** As `2026-11-20`. */
  day: string;
  searches: number;
  nothing: number;
  /** Searches whose words are not stored. */
  notKept: number;
}

export interface CountedQuery {
  query: string;
  searches: number;
  nothing: number;
  lastDay: string;
  understood: CountedMeaning | null;
}

/** Report of the counted searches. Days are given as `2026-11-20`; the first and the last are included. */
export abstract class SearchReport {
  /** Each day, also those without searches. */
  abstract days(from: string, to: string): Promise<CountedDay[]>;
  /** Queries whose words are stored, the most often searched first. */
  abstract queries(from: string, to: string, question: ReportQuestion): Promise<{ items: CountedQuery[]; total: number }>;
}
