import { useEffect, useState } from 'react';

const ASLEEP_AFTER_MS = 10 * 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;

/**
 * Whether somebody is at this page: it is to be seen, and was touched within ten minutes. What asks by itself stops without them:
 * each question counts as use, and a session that nobody uses has to end.
 */
export function usePresence(): boolean {
  const [isPresent, setPresent] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const sign = () => {
      clearTimeout(timer);
      setPresent(!document.hidden);
      timer = setTimeout(() => setPresent(false), ASLEEP_AFTER_MS);
    };
    sign();
    for (const name of SIGNS) addEventListener(name, sign, { passive: true });
    document.addEventListener('visibilitychange', sign);
    return () => {
      clearTimeout(timer);
      for (const name of SIGNS) removeEventListener(name, sign);
      document.removeEventListener('visibilitychange', sign);
    };
  }, []);
  return isPresent;
}
