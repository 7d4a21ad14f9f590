const AFTER_MS = 1_000;
const AGAIN_MS = 15_000;
const MAX_AGAIN_MS = 300_000;

/** What the same request meets again: a text that is refused or too long, or no session until somebody signs in. */
const IN_VAIN = [400, 401, 413];

export interface FailedSave {
  text: string;
  /** HTTP status; 0 where nothing answered. */
  status: number;
  /** How many saves have failed in a row. */
  times: number;
}

/** How long saving this text waits; `undefined`: until it is changed or somebody asks for it. @param failed the last save, if it failed */
export function waitBeforeSaving(text: string, failed: FailedSave | undefined): number | undefined {
  if (!failed || failed.text !== text) return AFTER_MS;
  if (IN_VAIN.includes(failed.status)) return undefined;
  return Math.min(AGAIN_MS * 2 ** (failed.times - 1), MAX_AGAIN_MS);
}
