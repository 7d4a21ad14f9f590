/**
 * How long what people sent is kept, in days. The privacy page says the same in words, and a test compares the two: change them
 * together.
 */
export const KEPT_FOR_DAYS = {
  /** The rows of uploaded lists; what became listings stays. */
  uploadedRows: 7,
  /** Listings as they were before a change of many at once: so long it can be undone. */
  bulkChanges: 30,
  /** Messages and submissions that were put with the spam. */
  spam: 30,
  /** Which rows a sync skipped or noted; how many there were stays. */
  syncReports: 90,
  /** What was to be delivered, once it was given up. */
  undelivered: 90,
  /** How often what was searched, by day. */
  searches: 90,
  /** Addresses of clients in the log of the back office. */
  clientAddresses: 365,
  /** Submissions that were rejected or withdrawn, or whose owners never came back to them. */
  closedSubmissions: 365,
  /** Messages that were archived. */
  archivedMessages: 730,
  /** Confirmed email addresses, since their last confirmation. */
  confirmedAddresses: 730,
  /** Submissions that became listings, or renewed them; the listings stay. */
  approvedSubmissions: 730,
} as const;

const DAY_MS = 86_400_000;

/** What is older than this has been kept long enough. */
export function endOfTerm(what: keyof typeof KEPT_FOR_DAYS, now: Date): Date {
  return new Date(now.getTime() - KEPT_FOR_DAYS[what] * DAY_MS);
}
