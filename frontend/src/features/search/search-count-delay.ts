/** A search during typing is counted only after this pause: shorter pauses occur in the middle of words. */
const COUNT_AFTER_MS = 2_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let pending: (() => void) | undefined;

/** Whether an input has the focus: then the current search may be incomplete. */
export const isBeingTyped = (): boolean => document.activeElement?.matches('input') === true;

/**
 * Call it for each search. An earlier search that was not counted yet was only an intermediate state, and is dropped.
 * @param count counts this search; missing when the server counts it anyway
 */
export function scheduleSearchCount(count?: () => void): void {
  clearTimeout(timer);
  pending = count;
  if (!count) return;
  timer = setTimeout(countPending, COUNT_AFTER_MS);
  addEventListener('pagehide', countPending, { once: true });
}

function countPending(): void {
  clearTimeout(timer);
  pending?.();
  pending = undefined;
}
