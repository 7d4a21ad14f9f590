import { type ReactNode, useEffect } from 'react';

declare global {
  /** Set by the boot script (`build/boot.ts`): the elements that were tapped before hydration, or submitted by Enter, in order, each once. */
  var earlyTaps: { stop: AbortController; noted: Map<HTMLElement, 'click' | 'change' | 'toggle' | 'submit'> } | undefined;
}

/** Stops recording taps. React handles events as soon as hydration begins, so call this right before it. */
export const endEarlyTaps = (): void => globalThis.earlyTaps?.stop.abort();

/** Wraps the whole page: replays the recorded taps after hydration. */
export function WithEarlyTaps({ children }: { children: ReactNode }) {
  useEffect(() => {
    for (const [element, type] of globalThis.earlyTaps?.noted ?? []) {
      if (type === 'click') element.click();
      else if (type === 'submit') (element as HTMLFormElement).requestSubmit();
      else element.dispatchEvent(new Event(type, { bubbles: type === 'change' }));
    }
    delete globalThis.earlyTaps;
  }, []);
  return children;
}
