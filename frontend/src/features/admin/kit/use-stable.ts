import { useCallback, useRef } from 'react';

/** The same function each time, for what is drawn anew when another is given. It does what the latest one does. */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
