import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Site } from './site.js';

/** The current time, updated every minute; during hydration, the time of the server's rendering. */
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
