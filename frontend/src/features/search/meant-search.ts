/** A search that was asked for while it was typed counts when it has stood for this long: shorter pauses come in the middle of words. */
const STANDS_AFTER_MS = 2_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let pending: (() => void) | undefined;

/** Whether a field has the focus: what is asked for may be on its way to something else. */
export const isBeingTyped = (): boolean => document.activeElement?.matches('input') === true;

/**
 * Call it with each search that is asked for: one that was typed and has not stood for long enough was on its way to this one.
 * @param count counts this one, unless that is done already
 */
export function askedFor(count?: () => void): void {
  clearTimeout(timer);
  pending = count;
  if (!count) return;
  timer = setTimeout(settle, STANDS_AFTER_MS);
  addEventListener('pagehide', settle, { once: true });
}

function settle(): void {
  clearTimeout(timer);
  pending?.();
  pending = undefined;
}
