/** A call to the server that was not answered for a long time. */
export interface SlowCall {
  /** Asking again does no harm; a change might be made twice. */
  isRead: boolean;
  /** Ends the waiting: a read is then asked again, a change counts as unanswered. */
  leave: () => void;
}

/** From then on a call counts as slow. */
export const LONG_MS = 10_000;

let slow: readonly SlowCall[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly SlowCall[]): void {
  slow = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const slowCalls = {
  now: (): readonly SlowCall[] => slow,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Counts a call as slow from some seconds on. @returns a function to call when it has ended, in whichever way */
export function watchCall(call: SlowCall): () => void {
  const timer = setTimeout(() => publish([...slow, call]), LONG_MS);
  return () => {
    clearTimeout(timer);
    if (slow.includes(call)) publish(slow.filter((each) => each !== call));
  };
}
