import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Site } from './site.js';

/** The moment of the server's rendering first, then the real one, minute by minute. */
export function useNow(): number {
  const made = useSelector(({ site }: { site: Site }) => site.now);
  const [now, setNow] = useState(made);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
