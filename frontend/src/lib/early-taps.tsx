import { type ReactNode, useEffect } from 'react';

declare global {
  /** Of the file that starts the script (`build/boot.ts`): what was tapped until then, in that order, each once however impatiently. */
  var earlyTaps: { stop: AbortController; noted: Map<HTMLElement, 'click' | 'change' | 'toggle'> } | undefined;
}

/** From now on React hears of taps itself. It does as soon as it begins to hydrate, so this comes right before. */
export const endEarlyTaps = (): void => globalThis.earlyTaps?.stop.abort();

/** Around the whole page: when that is alive, what was tapped before is done after all. */
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
