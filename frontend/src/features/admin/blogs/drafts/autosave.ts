const SAVE_AFTER_MS = 1_000;
const RETRY_AFTER_MS = 15_000;
const MAX_RETRY_MS = 300_000;

/** Statuses for which a retry of the same request cannot succeed: the text is refused or too long, or there is no session. */
const NOT_RETRIED = [400, 401, 413];

export interface FailedSave {
  text: string;
  /** HTTP status; 0 without an answer. */
  status: number;
  /** Number of consecutive failures. */
  times: number;
}

/**
 * The delay before saving this text; `undefined`: no retry until it is changed or saved by hand.
 * @param failed the last save, if it failed
 */
export function waitBeforeSaving(text: string, failed: FailedSave | undefined): number | undefined {
  if (!failed || failed.text !== text) return SAVE_AFTER_MS;
  if (NOT_RETRIED.includes(failed.status)) return undefined;
  return Math.min(RETRY_AFTER_MS * 2 ** (failed.times - 1), MAX_RETRY_MS);
}
