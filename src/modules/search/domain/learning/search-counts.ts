import type { Meaning } from '../understanding/understand.js';

/** How a query was understood, as it is kept with its count: what the operator of a directory needs to see, and no more. Where nothing was found, the trades may be ones that nobody is listed for. */
export interface CountedMeaning {
  trades: string[];
  because: Meaning['because'];
  place: string | null;
  when: Meaning['when'];
  /** What was left over. */
  words: string[];
  nearest: boolean;
}

/** Searches of one query on one day. */
export interface SearchCount {
  /** As `2026-11-20`, in the site's time zone. */
  day: string;
  /** As {@link redactedQueryOf} answers it; `REDACTED_QUERY` for those whose words are not kept. */
  query: string;
  searches: number;
  /** How many of them found nothing. */
  nothing: number;
  /** How it was understood last; `null` when its words were searched as they stand. */
  understood: CountedMeaning | null;
}

/** At most this many different queries are stored for one day, so that a flood of them cannot fill the table. */
export const MAX_QUERIES_A_DAY = 5_000;

/** What was searched, by day. */
export abstract class SearchCounts {
  /**
   * Adds to what is there, all of it or nothing. Where a day has `most` queries already, searches of others are added to those whose
   * words are not kept.
   */
  abstract add(counts: readonly SearchCount[], most?: number): Promise<void>;
}
