import { debounce } from 'es-toolkit';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** Debounces a callback: it runs when calls pause. `flush` runs it at once; unmounting cancels it. */
export function useDebounced<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  latest.current = act;
  const [debounced] = useState(() => debounce((...args: Args) => latest.current(...args), PAUSE_MS));
  useEffect(() => () => debounced.cancel(), [debounced]);
  return debounced;
}
