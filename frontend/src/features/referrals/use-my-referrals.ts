import { useEffect, useRef, useState } from 'react';
import type { MyReferrals } from '../../lib/reads.js';
import { type ReadState, useRead } from '../../lib/use-read.js';
import { isReferrer, rememberReferrer } from './known-referrer.js';

const NOTHING = {};
const NOBODY: MyReferrals = { code: null, totalRewards: 0, businessesReferred: [] };
/** As in entry-client.tsx: what asks the server is loaded with the first of them anyway. */
const TOUCHES = ['pointerdown', 'pointerover', 'keydown'] as const;

/**
 * What this browser's cookie shows. Only the browser asks: what the server renders is the same for everybody. A stranger is not
 * kept waiting for an answer that would say nothing: the question is put with the first touch, for a cookie may be there all the
 * same, where a browser forgets what pages keep.
 */
export function useMyReferrals(): Pick<ReadState<MyReferrals>, 'data' | 'error' | 'retry'> {
  const [stranger, setStranger] = useState<boolean>();
  const [wanted, setWanted] = useState(false);
  const { data, error, loading, retry } = useRead('myReferrals', NOTHING, wanted);
  const known = useRef(!loading);
  useEffect(() => {
    setStranger(!isReferrer());
    // Whoever comes back to the page sees how things stand now.
    if (known.current) retry();
    if (isReferrer()) return setWanted(true);
    const touched = new AbortController();
    for (const event of TOUCHES) addEventListener(event, () => setWanted(true), { once: true, passive: true, signal: touched.signal });
    return () => touched.abort();
  }, []);
  useEffect(() => {
    if (data) rememberReferrer(data.code !== null);
  }, [data]);
  const again = () => {
    setStranger(false);
    setWanted(true);
    retry();
  };
  return { data: data ?? (stranger ? NOBODY : undefined), error: stranger ? undefined : error, retry: again };
}
