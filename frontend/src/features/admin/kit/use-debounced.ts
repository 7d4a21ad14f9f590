import { debounce } from 'es-toolkit';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** What is done when typing pauses: calls before that replace each other. `flush` does it at once, and leaving the screen calls it off. */
export function useDebounced<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  latest.current = act;
  const [debounced] = useState(() => debounce((...args: Args) => latest.current(...args), PAUSE_MS));
  useEffect(() => () => debounced.cancel(), [debounced]);
  return debounced;
}
