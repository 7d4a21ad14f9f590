import type { Meaning } from '../understanding/understand.js';

/**
 * How a query was understood, as it is stored with its count: only what the operator of a directory needs to see. Where nothing was found,
 * the trades may be ones that nobody is listed for.
 */
export interface CountedMeaning {
  trades: string[];
  because: Meaning['because'];
  place: string | null;
  when: Meaning['when'];
  /** The words that were left over. */
  words: string[];
  nearest: boolean;
}

/** Searches of one query on one day. */
export interface SearchCount {
  /** As `2026-11-20`, in the site's time zone. */
  day: string;
  /** As {@link redactedQueryOf} returns it; `REDACTED_QUERY` for those whose words are not stored. */
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
   * Adds to the stored counts, all of them or none. Where a day has `most` queries already, searches of others are added to those whose
   * words are not stored.
   */
  abstract add(counts: readonly SearchCount[], most?: number): Promise<void>;
}
