/**
 * Retention periods of personal data, in days. The privacy page has the same in words, and a test compares the two: change them together.
 */
export const RETENTION_DAYS = {
  /** The rows of uploaded lists; the listings made from them stay. */
  uploadedRows: 7,
  /** Listings as they were before a bulk change, which can be undone for this long. */
  bulkChanges: 30,
  /** Messages and submissions that were marked as spam. */
  spam: 30,
  /** The list of rows that a sync skipped or noted; their numbers stay. */
  syncReports: 90,
  /** Deliveries that were given up. */
  undelivered: 90,
  /** Searched texts with their daily counts. */
  searches: 90,
  /** Client addresses in the audit log. */
  clientAddresses: 365,
  /** Submissions that were rejected or withdrawn, or abandoned by their owners. */
  closedSubmissions: 365,
  /** Messages that were archived. */
  archivedMessages: 730,
  /** Confirmed email addresses, since their last confirmation. */
  confirmedAddresses: 730,
  /** Submissions that became listings, or renewed them; the listings stay. */
  approvedSubmissions: 730,
} as const;

const DAY_MS = 86_400_000;

/** Records older than this have exceeded their retention period. */
export function retentionCutoff(what: keyof typeof RETENTION_DAYS, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[what] * DAY_MS);
}
