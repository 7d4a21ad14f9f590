/** The actions of admins that are recorded. */
export type AuditAction =
  | 'signed-in'
  | 'signed-out'
  | 'sign-in-refused'
  | 'password-changed'
  | 'settings-saved'
  | 'settings-restored'
  | 'page-texts-saved'
  | 'image-uploaded'
  | 'listings-synced'
  | 'sync-undone'
  | 'listings-imported'
  | 'import-undone'
  | 'listing-source-added'
  | 'listing-source-changed'
  | 'listing-source-removed'
  | 'listing-added'
  | 'listing-corrected'
  | 'listing-unpublished'
  | 'listing-restored'
  | 'listing-confirmed'
  | 'licence-checked'
  | 'licence-check-taken-back'
  | 'listings-changed'
  | 'listings-change-undone'
  | 'listings-merged'
  | 'submission-approved'
  | 'submission-rejected'
  | 'submission-changes-requested'
  | 'submission-spam'
  | 'submission-restored'
  | 'message-archived'
  | 'message-restored'
  | 'message-marked-as-spam'
  | 'message-deleted'
  | 'deliveries-retried'
  | 'delivery-discarded'
  | 'referral-approved'
  | 'referral-rejected'
  | 'referrer-link-copied'
  | 'blog-published'
  | 'blog-scheduled'
  | 'blog-schedule-cancelled'
  | 'blog-updated'
  | 'blog-restored'
  | 'blog-deleted'
  | 'blog-undeleted'
  | 'listing-removed'
  | 'person-copied'
  | 'person-erased'
  | 'trades-changed'
  | 'site-settings-changed'
  | 'test-email-sent'
  | 'backup-made'
  | 'backup-uploaded'
  | 'backup-deleted'
  | 'backup-restored'
  | 'phrase-taught'
  | 'phrase-forgotten';

export interface AuditEntry {
  action: AuditAction;
  /** Address of the client; `null` for an automatic action of the process. */
  client: string | null;
  /** Details of the action, shown to admins. No passwords, no tokens. */
  detail?: Record<string, unknown>;
  /** The idempotency key of the request, where it had one. */
  request?: string | undefined;
}

/** The audit log: what was done in the back office, when, and from which address. There are no user names to record. */
export abstract class AuditLog {
  /** Takes part in the running transaction: if it is rolled back, so is the entry. */
  abstract record(entry: AuditEntry): Promise<void>;

  /**
   * Looks up what a request with this idempotency key has done within a day: browsers and people repeat a request when the connection was
   * lost before its answer. Locks the key: other requests with it wait until the running transaction ends.
   * @returns the detail of its entry
   */
  abstract doneBy(request: string): Promise<Record<string, unknown> | undefined>;

  /**
   * Erases titles, names and reasons from the entries about these records. Takes part in the running transaction.
   * @param ids of the erased records, as they appear in details
   * @returns the number of entries
   */
  abstract forget(ids: readonly string[]): Promise<number>;
}
