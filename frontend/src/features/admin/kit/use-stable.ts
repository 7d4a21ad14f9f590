import { useCallback, useRef } from 'react';

/** A callback with a stable identity that calls the latest function, for memoised components. */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
