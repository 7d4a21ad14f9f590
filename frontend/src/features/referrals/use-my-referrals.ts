import { useEffect, useRef, useState } from 'react';
import type { MyReferrals } from '../../lib/reads.js';
import { type ReadState, useRead } from '../../lib/use-read.js';
import { isReferrer, rememberReferrer } from './known-referrer.js';

const NOTHING = {};
export const NO_REFERRALS: MyReferrals = { code: null, totalRewards: 0, businessesReferred: [] };
/** The same events as in entry-client.tsx, where the first one loads RTK Query. */
const INTERACTIONS = ['pointerdown', 'pointerover', 'keydown'] as const;

/**
 * The referrals of this browser's cookie. Only the browser reads them, because the server renders pages that are the same for everybody.
 * Without a hint of earlier use the read waits for the first interaction, because it would most likely return nothing.
 */
export function useMyReferrals(): Pick<ReadState<MyReferrals>, 'data' | 'error' | 'retry'> {
  const [stranger, setStranger] = useState<boolean>();
  const [wanted, setWanted] = useState(false);
  const { data, error, loading, retry } = useRead('myReferrals', NOTHING, wanted);
  const known = useRef(!loading);
  useEffect(() => {
    setStranger(!isReferrer());
    // Reads again when the visitor returns to the page.
    if (known.current) retry();
    if (isReferrer()) return setWanted(true);
    const touched = new AbortController();
    for (const event of INTERACTIONS) addEventListener(event, () => setWanted(true), { once: true, passive: true, signal: touched.signal });
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
  return { data: data ?? (stranger ? NO_REFERRALS : undefined), error: stranger ? undefined : error, retry: again };
}
