import { useEffect, useState } from 'react';

const INACTIVE_AFTER_MS = 10 * 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;

/**
 * Whether an admin is using this page: it is visible, and there was an interaction within ten minutes. Otherwise polling stops, because
 * each request extends the session, and an unused session has to expire.
 */
export function usePresence(): boolean {
  const [isPresent, setPresent] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const sign = () => {
      clearTimeout(timer);
      setPresent(!document.hidden);
      timer = setTimeout(() => setPresent(false), INACTIVE_AFTER_MS);
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
