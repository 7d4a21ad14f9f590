import { type ReactNode, useEffect } from 'react';

declare global {
  /**
   * Set by the boot script (`build/boot.ts`): the elements that were tapped before hydration, in order, each once, and the login in which
   * Enter was pressed.
   */
  var earlyTaps: { stop: AbortController; noted: Map<HTMLElement, 'click' | 'change' | 'toggle' | 'submit'> } | undefined;
}

/** Stops recording taps. React handles events as soon as hydration begins, so call this right before it. */
export const endEarlyTaps = (): void => globalThis.earlyTaps?.stop.abort();

/** Wraps the whole page: replays the recorded taps after hydration. */
export function WithEarlyTaps({ children }: { children: ReactNode }) {
  useEffect(() => {
    for (const [element, type] of globalThis.earlyTaps?.noted ?? []) {
      if (type === 'click') element.click();
      else element.dispatchEvent(new Event(type, { bubbles: type === 'change' }));
    }
    delete globalThis.earlyTaps;
  }, []);
  return children;
}
